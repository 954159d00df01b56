import { parseInstant, secondsPerDay, weekdayOf } from './civil.ts';
import { holidaysOf } from './holidays.ts';

/** On which days a company works: weekdays (1 is Monday), and its exceptions by day ("YYYY-MM-DD"). */
export type WorkDays = {
  readonly days: readonly number[];
  /** `usual`: a public holiday on which the company works. */
  readonly changed?: ReadonlyMap<string, { readonly kind: 'off' | 'work' | 'usual'; readonly name: string }>;
};

const publicByYear = new Map<number, ReadonlyMap<string, string>>();

// Constant, and needed for every day of a calendar.
function publicHolidays(year: number): ReadonlyMap<string, string> {
  const known = publicByYear.get(year);
  if (known) return known;
  const days = holidaysOf(year).filter(({ kind }) => kind === 'public');
  const byDate = new Map(days.toReversed().map(({ date, name }) => [date, name]));
  publicByYear.set(year, byDate);
  return byDate;
}

/** The holiday a day is in the company, or null. */
export function holidayOn(date: string, { changed }: Pick<WorkDays, 'changed'>): string | null {
  const own = changed?.get(date);
  if (own) return own.kind === 'off' ? own.name : null;
  return publicHolidays(Number(date.slice(0, 4))).get(date) ?? null;
}

/** 1 is Monday, 7 is Sunday. */
const isoWeekday = (date: string): number => weekdayOf(parseInstant(date) / secondsPerDay);

/** Whether anybody works that day; one worked in exchange counts whatever its weekday. */
export const isWorked = (date: string, work: WorkDays): boolean =>
  work.changed?.get(date)?.kind === 'work' ||
  (work.days.includes(isoWeekday(date)) && holidayOn(date, work) === null);
