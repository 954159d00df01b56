import { formatNumber } from './number.ts';

type HoursPart = readonly [number: number, unit: 'giờ' | 'phút'];

/** Milliseconds as numbers with their units: 3 giờ 15 phút; 0 giờ. */
export function hoursParts(ms: number): readonly HoursPart[] {
  const minutes = Math.round(ms / 60_000);
  const parts: readonly HoursPart[] = [
    [Math.floor(minutes / 60), 'giờ'],
    [minutes % 60, 'phút'],
  ];
  return minutes === 0 ? [[0, 'giờ']] : parts.filter(([number]) => number > 0);
}

/** Milliseconds as '3 giờ 15 phút', '45 phút', '2 giờ'. */
export const hoursWords = (ms: number): string =>
  hoursParts(ms)
    .map(([number, unit]) => `${formatNumber(number)} ${unit}`)
    .join(' ');

/** The same where there is little room: '3h15', '45p'. */
export function hoursShort(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}p`;
  return rest === 0 ? `${formatNumber(hours)}h` : `${formatNumber(hours)}h${String(rest).padStart(2, '0')}`;
}
