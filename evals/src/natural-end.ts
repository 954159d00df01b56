const MONTHS = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
]);
const DAYS = new Map([
  ['day', 1],
  ['week', 7],
]);

/** The end of a time whose grain gives its length, "YYYY-MM-DDTHH:MM:SS"; null for a moment within a day. */
export function naturalEnd(start: string, grain: string): string | null {
  const [months = 0, days = 0] = [MONTHS.get(grain), DAYS.get(grain)];
  if (months + days === 0 || start.startsWith('-')) return null;
  const end = new Date(`${start}Z`);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(end.getUTCDate() + days);
  return end.toISOString().slice(0, 19);
}
