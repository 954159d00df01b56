import { holidaysOf } from '@hopgon/engine/time/holidays';

/** The public holiday a day is by default ("YYYY-MM-DD"), or null. */
export function holidayOn(date: string): string | null {
  const holidays = holidaysOf(Number(date.slice(0, 4)));
  return holidays.find((holiday) => holiday.date === date && holiday.kind === 'public')?.name ?? null;
}
