import { Temporal } from 'temporal-polyfill';
import { calendarWeekdays } from './recurrence.rules.ts';

type Day = Temporal.PlainDate;

/** The parts of a yearly rule that choose days; `count` is of the whole rule. */
export interface YearlyRule {
  readonly interval: number;
  readonly weeks: readonly number[];
  readonly yearDays: readonly number[];
  readonly months: readonly number[];
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly positions: readonly number[];
  readonly weekStart: number;
  readonly count: number;
}

const knownParts = /^(?:FREQ|INTERVAL|BYWEEKNO|BYYEARDAY|BYMONTH|BYDAY|BYSETPOS|WKST|COUNT|UNTIL)$/;

/** A yearly rule of week numbers or days of the year; null for all others. */
export function readYearlyRule(rule: string): YearlyRule | null {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()];
      }),
  );
  const numbers = (name: string): number[] => (parts.get(name)?.split(',') ?? []).filter(Boolean).map(Number);
  const isOfDays = parts.has('BYWEEKNO') || parts.has('BYYEARDAY');
  if (
    parts.get('FREQ') !== 'YEARLY' ||
    !isOfDays ||
    ![...parts.keys()].every((name) => knownParts.test(name))
  )
    return null;
  const read: YearlyRule = {
    interval: numbers('INTERVAL')[0] ?? 1,
    weeks: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    months: numbers('BYMONTH'),
    weekdays: (parts.get('BYDAY')?.split(',') ?? [])
      .filter(Boolean)
      .map((name) => calendarWeekdays.indexOf(name) + 1),
    positions: numbers('BYSETPOS'),
    weekStart: calendarWeekdays.indexOf(parts.get('WKST') ?? 'MO') + 1,
    count: numbers('COUNT')[0] ?? Number.POSITIVE_INFINITY,
  };
  return isFollowable(read) ? read : null;
}

const isFollowable = ({ interval, count, weekdays, weekStart, ...lists }: YearlyRule): boolean =>
  [interval, count, weekStart, ...weekdays].every((value) => value >= 1) &&
  [lists.weeks, lists.yearDays, lists.months, lists.positions].flat().every(Number.isInteger);

/**
 * The days of a yearly rule from its first day to `to`, in order (RFC 5545): days of numbered weeks, which take the weekday of
 * the first day where none is said and may lie in the year beside, or days of the year, of which BYDAY and BYMONTH keep some.
 */
export function expandYearly(rule: YearlyRule, first: Day, to: Day): Day[] {
  const found: Day[] = [];
  const byWeeks = rule.yearDays.length === 0;
  const begin = byWeeks ? beginOf(rule, first) : first.year;
  for (let year = begin; year <= to.year + 1 && found.length < rule.count; year += rule.interval) {
    const days = byWeeks ? daysOfWeeks(rule, year, first) : daysOfYear(rule, year);
    found.push(
      ...atPositions(days, rule.positions).filter((day) => Temporal.PlainDate.compare(day, first) >= 0),
    );
  }
  return found
    .slice(0, Math.min(found.length, rule.count))
    .filter((day) => Temporal.PlainDate.compare(day, to) <= 0);
}

/** Years are counted from that of the first day; the first days of January may still be of the year before by its weeks. */
function beginOf(rule: YearlyRule, first: Day): number {
  const year = yearOfWeek(first, rule.weekStart);
  const isOne = daysOfWeeks(rule, year, first).some((day) => day.equals(first));
  return isOne || rule.interval === 1 ? Math.min(year, first.year) : first.year;
}

function daysOfWeeks({ weeks, weekdays, months, weekStart }: YearlyRule, year: number, first: Day): Day[] {
  const begin = firstWeek(year, weekStart);
  const inYear = begin.until(firstWeek(year + 1, weekStart)).days / 7;
  const offsets = (weekdays.length > 0 ? weekdays : [first.dayOfWeek]).map(
    (day) => (day - weekStart + 7) % 7,
  );
  const chosen = weeks
    .map((week) => (week < 0 ? inYear + week : week - 1))
    .filter((week) => week >= 0 && week < inYear);
  const days = chosen.flatMap((week) => offsets.map((offset) => begin.add({ days: week * 7 + offset })));
  return inOrder(days.filter((day) => isIn(months, day.month)));
}

function daysOfYear({ weeks, yearDays, weekdays, months, weekStart }: YearlyRule, year: number): Day[] {
  const begin = new Temporal.PlainDate(year, 1, 1);
  const chosen = yearDays
    .map((day) => (day < 0 ? begin.daysInYear + day : day - 1))
    .filter((day) => day >= 0 && day < begin.daysInYear);
  const days = chosen.map((days) => begin.add({ days }));
  return inOrder(
    days.filter(
      (day) => isIn(months, day.month) && isIn(weekdays, day.dayOfWeek) && isInWeeks(day, weeks, weekStart),
    ),
  );
}

const isIn = (list: readonly number[], value: number): boolean => list.length === 0 || list.includes(value);

function isInWeeks(day: Day, weeks: readonly number[], weekStart: number): boolean {
  if (weeks.length === 0) return true;
  const year = yearOfWeek(day, weekStart);
  const begin = firstWeek(year, weekStart);
  const inYear = begin.until(firstWeek(year + 1, weekStart)).days / 7;
  const week = Math.floor(begin.until(day).days / 7) + 1;
  return weeks.includes(week) || weeks.includes(week - inYear - 1);
}

/** The first day of the week that has at least four days of the year. */
function firstWeek(year: number, weekStart: number): Day {
  const fourth = new Temporal.PlainDate(year, 1, 4);
  return fourth.subtract({ days: (fourth.dayOfWeek - weekStart + 7) % 7 });
}

/** The year whose numbered weeks hold a day. */
function yearOfWeek(day: Day, weekStart: number): number {
  const years = [day.year + 1, day.year, day.year - 1];
  return years.find((year) => Temporal.PlainDate.compare(firstWeek(year, weekStart), day) <= 0) ?? day.year;
}

function inOrder(days: readonly Day[]): Day[] {
  const byDate = new Map(days.map((day) => [day.toString(), day]));
  return [...byDate.values()].sort(Temporal.PlainDate.compare);
}

function atPositions(days: Day[], positions: readonly number[]): Day[] {
  if (positions.length === 0) return days;
  return inOrder(positions.flatMap((place) => days.at(place < 0 ? place : place - 1) ?? []));
}
