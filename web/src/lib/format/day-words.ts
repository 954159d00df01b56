import { weekdayNames } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { addDays, monthOf, weekdayOf } from '@hopgon/engine/time/days';

/** 1 is Monday. */
export const weekdays = weekdayNames.map((name, index) => ({
  day: index + 1,
  short: index === 6 ? 'CN' : `T${index + 2}`,
  name,
}));

/** 'T2' … 'CN' */
export const shortWeekday = (day: string): string => weekdays[weekdayOf(day) - 1]?.short ?? '';

/** 'Tháng 11, 2026' */
export const monthInWords = (day: string): string => `Tháng ${monthOf(day)}, ${day.slice(0, 4)}`;

/** 'Hôm nay' and the days beside it; null for others. */
export function nearDayName(day: string, now: number, timeZone: string): string | null {
  const today = localDay(now, timeZone);
  if (day === today) return 'Hôm nay';
  if (day === addDays(today, 1)) return 'Ngày mai';
  return day === addDays(today, -1) ? 'Hôm qua' : null;
}
