import { holidaysOf } from '@hopgon/engine/time/holidays';
import { type LunarDate, lunarFromSolar } from '@hopgon/engine/time/lunar';
import type { SpecialDays } from './working-time.rules.ts';

/** What is said of a day beside its date. */
export interface DayMark {
  readonly name: string;
  /** Nobody works; worked in exchange; a day of note. */
  readonly kind: 'off' | 'work' | 'observance';
}

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

const observancesOf = (year: number): ReadonlyMap<string, string> =>
  new Map(
    holidaysOf(year)
      .filter(({ kind }) => kind === 'observance')
      .map(({ date, name }) => [date, name]),
  );

const known = new Map<number, ReadonlyMap<string, string>>();

function observanceOn(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  const ofYear = known.get(year) ?? observancesOf(year);
  known.set(year, ofYear);
  return ofYear.get(day);
}

/** Why a day is not like others; null when it is. */
export function markOf(day: string, special: SpecialDays): DayMark | null {
  const own = special.get(day);
  if (own) return { name: own.kind === 'work' ? `Làm bù: ${own.name}` : own.name, kind: own.kind };
  const name = observanceOn(day);
  return name ? { name, kind: 'observance' } : null;
}
