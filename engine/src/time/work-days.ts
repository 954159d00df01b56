import { parseInstant, secondsPerDay, weekdayOf } from './civil.ts';
import { addDays } from './days.ts';
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

/** Whatever a company says of its days, one of so many is worked. */
const longestBreak = 60;

function stepToWorkDay(day: string, step: 1 | -1, work: WorkDays): string {
  for (let count = 1; count <= longestBreak; count += 1) {
    const next = addDays(day, step * count);
    if (isWorked(next, work)) return next;
  }
  return addDays(day, step);
}

/** The first worked day after a day; the next day where a company works on none. */
export const nextWorkDay = (day: string, work: WorkDays): string => stepToWorkDay(day, 1, work);

/** The worked day that is `count` worked days before a day; days of the calendar where a company works on none. */
export function workDayBefore(day: string, count: number, work: WorkDays): string {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = stepToWorkDay(found, -1, work);
  return found;
}
