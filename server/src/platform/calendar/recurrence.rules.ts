import type { MonthPlace, Recurrence } from '@hopgon/contract/series/schemas';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

/** A recurrence with its first day and its time of day, all by the calendar and clock of a zone. */
export interface RecurringTime {
  readonly recurrence: Recurrence;
  readonly timeZone: string;
  /** `YYYY-MM-DD` */
  readonly firstDay: string;
  /** `HH:MM:SS` */
  readonly startTime: string;
}

/** As calendar files name them, Monday first. */
export const calendarWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const nameOf = (weekday: number): string => calendarWeekdays[weekday - 1] ?? '';

interface RuleParts {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly byMonth?: number[];
  readonly byMonthDay?: number[];
  readonly byDay?: string[];
}

const ofMonth = (on: MonthPlace): Omit<RuleParts, 'freq'> =>
  on.by === 'day' ? { byMonthDay: [on.day] } : { byDay: [`${on.nth}${nameOf(on.weekday)}`] };

function partsOf(recurrence: Recurrence): RuleParts {
  switch (recurrence.frequency) {
    case 'daily':
      return { freq: 'DAILY' };
    case 'weekly':
      return { freq: 'WEEKLY', byDay: recurrence.weekdays.map(nameOf) };
    case 'monthly':
      return { freq: 'MONTHLY', ...ofMonth(recurrence.on) };
    case 'yearly':
      return { freq: 'YEARLY', byMonth: [recurrence.month], ...ofMonth(recurrence.on) };
  }
}

const zoned = (day: string, time: string, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone);

const lastOf = ({ ends }: Recurrence, timeZone: string): Temporal.ZonedDateTime | null =>
  ends.by === 'until' ? zoned(ends.day, '23:59:59', timeZone) : null;

const dateOf = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);

export interface LocalTime {
  readonly day: string;
  readonly time: string;
}

/** The local date and time of a zone at an instant. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return {
    day: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'second' }),
  };
}

/** When a zone shows a time on a day; one that a change of clocks skips is as much later as the clocks were moved. */
export const instantOf = ({ day, time }: LocalTime, timeZone: string): Date =>
  dateOf(zoned(day, time, timeZone));

const aYear = 366 * 24 * 60 * 60 * 1000;

interface OccurrenceLimits {
  /** None after this. */
  readonly to: Date;
  readonly most: number;
}

/**
 * When it happens, in order (RFC 5545): a day or time of day that does not exist is left out and not counted; an
 * exception is left out and counted.
 */
export function expandRecurrence(time: RecurringTime, { to, most }: OccurrenceLimits): Date[] {
  const { recurrence, timeZone, firstDay, startTime } = time;
  const { ends, interval, exceptions } = recurrence;
  const horizon = Temporal.Instant.fromEpochMilliseconds(to.getTime()).toZonedDateTimeISO(timeZone);
  const last = lastOf(recurrence, timeZone);
  const rule = new RRuleTemporal({
    ...partsOf(recurrence),
    interval,
    wkst: 'MO',
    dtstart: zoned(firstDay, startTime, timeZone),
    until: last && Temporal.ZonedDateTime.compare(last, horizon) < 0 ? last : horizon,
    temporal: Temporal,
  });
  const left = new Set(exceptions);
  // Reading all occurrences at once is far faster than one by one; the end above bounds it.
  const starts = rule.all();
  const counted = ends.by === 'count' ? starts.slice(0, ends.count) : starts;
  return counted
    .filter((start) => left.size === 0 || !left.has(start.toPlainDate().toString()))
    .slice(0, most)
    .map(dateOf);
}

/** The first day on or after `firstDay` on which it happens, exceptions not looked at; null when there is none by `to`. */
export function alignFirstDay(time: RecurringTime, to: Date): string | null {
  const recurrence: Recurrence = { ...time.recurrence, interval: 1, ends: { by: 'never' }, exceptions: [] };
  const from = instantOf({ day: time.firstDay, time: time.startTime }, time.timeZone);
  // Almost always within a year.
  for (const horizon of [new Date(Math.min(from.getTime() + aYear, to.getTime())), to]) {
    const [first] = expandRecurrence({ ...time, recurrence }, { to: horizon, most: 1 });
    if (first) return localTime(first, time.timeZone).day;
  }
  return null;
}

/** The value of an iCalendar RRULE; what is left out belongs into EXDATE. */
export function recurrenceRule({
  recurrence,
  timeZone,
}: Pick<RecurringTime, 'recurrence' | 'timeZone'>): string {
  const { freq, byMonth, byMonthDay, byDay } = partsOf(recurrence);
  const { ends, interval } = recurrence;
  const last = lastOf(recurrence, timeZone);
  const utc = last?.toInstant().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  return [
    `FREQ=${freq}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(byMonth ? [`BYMONTH=${byMonth.join()}`] : []),
    ...(byMonthDay ? [`BYMONTHDAY=${byMonthDay.join()}`] : []),
    ...(byDay ? [`BYDAY=${byDay.join()}`] : []),
    ...(ends.by === 'count' ? [`COUNT=${ends.count}`] : []),
    ...(utc ? [`UNTIL=${utc}`] : []),
    ...(freq === 'WEEKLY' && interval > 1 ? ['WKST=MO'] : []),
  ].join(';');
}
