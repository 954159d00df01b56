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

/** 1 is Monday, 7 is Sunday. */
const isoWeekday = (date: string): number => weekdayOf(parseInstant(date) / secondsPerDay);

const inOrder = (days: readonly (readonly [string, string])[]) =>
  days.toSorted(([one], [other]) => one.localeCompare(other));

/**
 * Days off of a year by law for who works on these weekdays, in order of date: public holidays, and for each that falls on a
 * weekly day off the next worked day (Bộ luật Lao động 2019, Điều 111, khoản 3). A holiday the company does not keep has none,
 * nor has one whose day in lieu the company has said something else of.
 */
export function daysOffByLaw(year: number, { days, changed }: WorkDays): ReadonlyMap<string, string> {
  const holidays = publicHolidays(year);
  const inLieu = new Map<string, string>();
  for (const [date, name] of inOrder([...holidays])) {
    const isKept = (changed?.get(date)?.kind ?? 'off') === 'off';
    if (!isKept || days.length === 0 || days.includes(isoWeekday(date))) continue;
    let next = addDays(date, 1);
    while (!days.includes(isoWeekday(next)) || holidays.has(next) || inLieu.has(next))
      next = addDays(next, 1);
    inLieu.set(next, `Nghỉ bù ${name}`);
  }
  const isOwn = (date: string) => ['off', 'work'].includes(changed?.get(date)?.kind ?? '');
  const left = [...inLieu].filter(([date]) => !isOwn(date));
  return new Map(inOrder([...holidays, ...left]));
}

const byLawByDays = new WeakMap<NonNullable<WorkDays['changed']>, Map<string, ReadonlyMap<string, string>>>();
const nothingChanged: NonNullable<WorkDays['changed']> = new Map();

// Needed for every day of a calendar; what a company says of its days does not change in the map that was read.
function knownDaysOff(year: number, work: WorkDays): ReadonlyMap<string, string> {
  const changed = work.changed ?? nothingChanged;
  const known = byLawByDays.get(changed) ?? new Map<string, ReadonlyMap<string, string>>();
  byLawByDays.set(changed, known);
  const key = `${year} ${work.days.join('')}`;
  const daysOff = known.get(key) ?? daysOffByLaw(year, work);
  known.set(key, daysOff);
  return daysOff;
}

/** The holiday a day is in the company, or null. */
export function holidayOn(date: string, work: WorkDays): string | null {
  const own = work.changed?.get(date);
  if (own) return own.kind === 'off' ? own.name : null;
  return knownDaysOff(Number(date.slice(0, 4)), work).get(date) ?? null;
}

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
