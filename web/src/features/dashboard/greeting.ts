/** By the hour of the day, 0 to 23: before five it is still night, which is greeted as the evening is. */
export function greeting(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Chào buổi tối';
  if (hour < 11) return 'Chào buổi sáng';
  return hour < 13 ? 'Chào buổi trưa' : 'Chào buổi chiều';
}
