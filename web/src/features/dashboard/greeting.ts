/** By the hour of the day, 0 to 23. */
export function greeting(hour: number): string {
  if (hour < 11) return 'Chào buổi sáng';
  if (hour < 13) return 'Chào buổi trưa';
  return hour < 18 ? 'Chào buổi chiều' : 'Chào buổi tối';
}
