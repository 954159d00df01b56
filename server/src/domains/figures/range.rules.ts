import type { CompanySettings } from '@hopgon/contract/companies/schemas';
import { usualWeeks } from '@hopgon/contract/figures/usual-weeks';
import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays, daysBetween, mondayOf, weeksUpTo } from '@hopgon/engine/time/days';
import { isWorked, type WorkDays } from '@hopgon/engine/time/work-days';

export interface Days {
  /** `YYYY-MM-DD`, both counted. */
  readonly from: string;
  readonly to: string;
}

export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** One week, or as much of it as lies in the range. */
export interface Week extends Span {
  readonly monday: string;
}

/** What is counted: from the first instant of the range to its last, or to now. */
export interface Range extends Span {
  readonly days: Days;
  readonly weeks: readonly Week[];
  /** The working hours in it, without the pause at noon. */
  readonly work: readonly Span[];
  /** Nothing behind it is counted, not even the rest of a meeting that is going on. */
  readonly until: Date;
}

/** The days that were chosen, or the usual weeks up to today's. */
export const daysAsked = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Days => (from && to ? { from, to } : weeksUpTo(today, usualWeeks));

/** As many days as these, right before them. */
export function daysBefore({ from, to }: Days): Days {
  const count = daysBetween(from, to) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}

const eachDay = ({ from, to }: Days): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

type Hours = Pick<CompanySettings, 'timeZone' | 'workingHours' | 'lunch'>;

function workOn(day: string, { timeZone, workingHours: { start, end }, lunch }: Hours): Span[] {
  const at = (clock: string) => instantAt(day, clock, timeZone);
  if (!lunch) return [{ start: at(start), end: at(end) }];
  return [
    { start: at(start), end: at(lunch.start) },
    { start: at(lunch.end), end: at(end) },
  ];
}

const cutAt = <T extends Span>(spans: readonly T[], until: Date): T[] =>
  spans
    .filter(({ start }) => start < until)
    .map((span) => (span.end > until ? { ...span, end: until } : span));

const earlierOf = (day: string, other: string): string => (day < other ? day : other);
const laterOf = (day: string, other: string): string => (day > other ? day : other);

/** A range of days in the company's zone, up to an instant: what has not come yet is not counted. */
function rangeOf(days: Days, until: Date, hours: Hours, worked: WorkDays): Range {
  const at = (day: string) => instantAt(day, '00:00', hours.timeZone);
  const mondays = [...new Set(eachDay(days).map(mondayOf))];
  const weeks = mondays.map((monday) => ({
    monday,
    start: at(laterOf(monday, days.from)),
    end: at(addDays(earlierOf(addDays(monday, 6), days.to), 1)),
  }));
  const end = at(addDays(days.to, 1));
  const work = eachDay(days)
    .filter((day) => isWorked(day, worked))
    .flatMap((day) => workOn(day, hours));
  return {
    days,
    start: at(days.from),
    end: end < until ? end : until,
    weeks: cutAt(weeks, until),
    work: cutAt(work, until),
    until,
  };
}

const dayLength = 86_400_000;

/** A range and the one before it, cut at the same place: half a week is held beside half a week. */
export function rangesOf(
  days: Days,
  now: Date,
  hours: Hours,
  worked: WorkDays,
): { now: Range; before: Range } {
  const before = daysBefore(days);
  const shift = (daysBetween(days.from, days.to) + 1) * dayLength;
  return {
    now: rangeOf(days, now, hours, worked),
    before: rangeOf(before, new Date(now.getTime() - shift), hours, worked),
  };
}
