const byteUnits = ['byte', 'KB', 'MB', 'GB', 'TB'];

export function showBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1);
  const value = (bytes / 1000 ** power).toLocaleString('vi-VN', { maximumFractionDigits: power > 0 ? 1 : 0 });
  return `${value} ${byteUnits[power]}`;
}
