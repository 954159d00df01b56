let made: Intl.NumberFormat | undefined;

/** Made when it is first used: the first of a page takes a browser tens of milliseconds. */
const format = (value: number): string => {
  made ??= new Intl.NumberFormat('vi-VN');
  return made.format(value);
};
const two = (value: number): string => String(value).padStart(2, '0');

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

/** Milliseconds as '3 giờ 15 phút', '45 phút', '1.203 giờ'. */
export const hoursInWords = (ms: number): string =>
  hoursParts(ms)
    .map(([number, unit]) => `${format(number)} ${unit}`)
    .join(' ');

/** How long a meeting lasts, in minutes: '1 giờ 30 phút', '1 ngày 2 giờ'. */
export function lengthInWords(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const rest = minutes % 1440;
  return [days > 0 && `${days} ngày`, rest > 0 && hoursInWords(rest * 60_000)].filter(Boolean).join(' ');
}

/** Where in a recording something is said: 12:04, or 1:02:03. */
export function formatOffset(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
