/** The parts of a day in one word. */
export const partsOfDay = [
  ['sáng', 'morning'],
  ['trưa', 'noon'],
  ['chiều', 'afternoon'],
  ['tối', 'evening'],
  ['đêm', 'night'],
] as const;
