import { type CivilDate, civilDate, type DayNumber, dayNumber } from './civil.ts';
import { newMoonDay, newMoonNumber, sunSector } from './lunar-astronomy.ts';

/** A day of the Vietnamese lunisolar calendar; `leap` marks the repeated month of a year of thirteen. */
export type LunarDate = {
  readonly day: number;
  readonly month: number;
  readonly leap: boolean;
  readonly year: number;
};

/**
 * The Vietnamese calendar, computed for UTC+7: a month begins on the day of the new moon, month 11 holds the winter solstice, and
 * between two of those with thirteen moons the first month without a new sector of the sun is the leap one.
 * Source: Hồ Ngọc Đức, "Thuật toán tính âm lịch", with the astronomy of J. Meeus.
 */
export function lunarFromSolar(year: number, month: number, day: number): LunarDate {
  const today = dayNumber(year, month, day);
  const thisYear = monthsFrom(year);
  const months = today < (thisYear[0]?.start ?? today) ? monthsFrom(year - 1) : thisYear;
  const at = months.findLastIndex((item) => item.start <= today);
  const found = months[at];
  if (!found) throw new RangeError(`No lunar month for day ${today}`);
  return { day: today - found.start + 1, month: found.month, leap: found.leap, year: found.year };
}

/** The solar day of a lunar one, or null where that month or day does not exist in that year. */
export function solarFromLunar(year: number, month: number, day: number, leap = false): CivilDate | null {
  const found = lunarDayNumber(year, month, day, leap);
  return found === null ? null : civilDate(found);
}

/** As `solarFromLunar`, as a day number; day 0 is the last day of the month before. */
export function lunarDayNumber(year: number, month: number, day: number, leap = false): DayNumber | null {
  const months = monthsFrom(month >= 11 ? year : year - 1);
  const found = months.find((item) => item.month === month && item.leap === leap && item.year === year);
  if (!found || day > found.length || day < 0) return null;
  return found.start + day - 1;
}

type LunarMonth = {
  readonly start: DayNumber;
  readonly length: number;
  readonly month: number;
  readonly leap: boolean;
  readonly year: number;
};

/** The first day of the lunar month a day lies in. */
function moonBefore(day: DayNumber): DayNumber {
  const k = newMoonNumber(day);
  return [k + 1, k, k - 1].map(newMoonDay).find((start) => start <= day) ?? newMoonDay(k - 2);
}

/** The first day of the lunar month with the winter solstice of a solar year. */
function month11(year: number): DayNumber {
  const start = moonBefore(dayNumber(year, 12, 31));
  return sunSector(start) >= 9 ? moonBefore(start - 1) : start;
}

/** A year's moons cost tens of microseconds and are asked for again and again by one text. */
const knownMonths = new Map<number, readonly LunarMonth[]>();

function monthsFrom(year: number): readonly LunarMonth[] {
  const months = knownMonths.get(year) ?? computeMonths(year);
  knownMonths.set(year, months);
  return months;
}

/** The months from the eleventh of one lunar year to the tenth of the next. */
function computeMonths(year: number): LunarMonth[] {
  const first = month11(year);
  const k = newMoonNumber(first);
  const count = Math.round((month11(year + 1) - first) / 29.53);
  const starts = Array.from({ length: count + 1 }, (_, index) => newMoonDay(k + index));
  const leapAt = count === 13 ? leapIndex(starts) : -1;
  return starts.slice(0, count).map((start, index) => {
    const passed = leapAt >= 0 && index >= leapAt ? index - 1 : index;
    return {
      start,
      length: (starts[index + 1] ?? start) - start,
      month: ((passed + 10) % 12) + 1,
      leap: index === leapAt,
      year: passed >= 2 ? year + 1 : year,
    };
  });
}

/** The first month after the eleventh that begins and ends in the same sector of the sun. */
function leapIndex(starts: readonly DayNumber[]): number {
  const sectors = starts.map(sunSector);
  return sectors.findIndex((sector, index) => index > 0 && sector === sectors[index + 1]);
}
