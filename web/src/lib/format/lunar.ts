import { type LunarDate, lunarFromSolar } from '@hopgon/engine/time/lunar';

function lunarOf(day: string): LunarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return lunarFromSolar(year, month, date);
}

/** '9', and '1/10' or '15/10' where a month needs naming: on its first day, and on the first day shown. */
export function lunarShort(day: string, isFirstShown: boolean): string {
  const { day: date, month, leap } = lunarOf(day);
  return isFirstShown || date === 1 ? `${date}/${month}${leap ? 'n' : ''}` : String(date);
}

/** '8 tháng 10 âm lịch' */
export function lunarInWords(day: string): string {
  const { day: date, month, leap } = lunarOf(day);
  return `${date} tháng ${month}${leap ? ' nhuận' : ''} âm lịch`;
}
