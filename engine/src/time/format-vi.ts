import { civilDate, parseInstant, secondsPerDay, weekdayOf } from './civil.ts';

const weekdays = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** "Thứ Sáu, 20/11/2026"; takes a local "YYYY-MM-DD" with or without its time. */
export function formatDay(local: string): string {
  const number = Math.floor(parseInstant(local) / secondsPerDay);
  const { year, month, day } = civilDate(number);
  return `${weekdays[weekdayOf(number) - 1]}, ${twoDigits(day)}/${twoDigits(month)}/${year}`;
}
