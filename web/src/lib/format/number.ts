let made: Intl.NumberFormat | undefined;

/** Made when it is first used: the first of a page takes the browser tens of milliseconds. */
const format = (value: number): string => {
  made ??= new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
  return made.format(value);
};

/** 1.234,5 */
export const formatNumber = (value: number): string => format(value);

/** '1 đã xong, 2 còn lại': what there is none of is left out. */
export const countsInWords = (...counts: readonly (readonly [count: number, words: string])[]): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`)
    .join(', ');

const units = ['byte', 'KB', 'MB', 'GB'] as const;

/** Of a file: 12 KB, 3,4 MB; by thousands, as on a disk. */
export function formatSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** step;
  return `${format(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))} ${units[step]}`;
}
