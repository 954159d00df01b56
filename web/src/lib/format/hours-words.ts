import { formatNumber } from './number.ts';

const hour = 3_600_000;

/** Milliseconds as '3 giờ 15 phút', '45 phút', '2 giờ'. */
export function hoursWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const words = [hours > 0 && `${hours} giờ`, minutes % 60 > 0 && `${minutes % 60} phút`];
  return words.filter(Boolean).join(' ') || '0 phút';
}

/** Milliseconds as hours with one decimal: '9,5'. */
export const hoursNumber = (ms: number): string => formatNumber(Math.round((ms / hour) * 10) / 10);
