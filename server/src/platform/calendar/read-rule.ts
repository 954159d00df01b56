import { type MonthPlace, Recurrence, type SeriesEnd } from '@hopgon/contract/series/schemas';
import { Temporal } from 'temporal-polyfill';
import { skipPast } from './expand-rule.ts';
import { lastOf, type Window } from './occurrences.ts';
import { instantOf, type WrittenEvent, type WrittenTime } from './read-event.ts';
import { calendarWeekdays, expandRecurrence, type RecurringTime } from './recurrence.rules.ts';

const ruleParts = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
]);

type RuleParts = ReadonlyMap<string, string>;

const partsOf = (rule: string): RuleParts =>
  new Map(
    rule
      .toUpperCase()
      .split(';')
      .flatMap((part) => {
        const [name = '', value = ''] = part.split('=').map((text) => text.trim());
        return name === '' ? [] : [[name, value] as const];
      }),
  );

const listIn = (parts: RuleParts, name: string): string[] =>
  parts.get(name)?.split(',').filter(Boolean) ?? [];

/** Plain weekdays; null where one of them is the nth of something. */
function plainWeekdays(parts: RuleParts): number[] | null {
  const numbers = listIn(parts, 'BYDAY').map((name) => calendarWeekdays.indexOf(name) + 1);
  return numbers.includes(0) ? null : numbers;
}

/** The day within a month, as far as we support it: one day or one nth weekday, in either spelling. */
function readMonthPlace(parts: RuleParts, { wall }: WrittenTime): MonthPlace | null {
  const days = listIn(parts, 'BYMONTHDAY');
  const names = listIn(parts, 'BYDAY');
  if (days.length + names.length === 0) return { by: 'day', day: wall.day };
  if (days.length === 1 && names.length === 0) return { by: 'day', day: Number(days[0]) };
  const [, nth = parts.get('BYSETPOS') ?? '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(names.join()) ?? [];
  const weekday = calendarWeekdays.indexOf(name) + 1;
  const counted = [1, 2, 3, 4, -1] as const;
  const place = counted.find((each) => each === Number(nth));
  return place === undefined || weekday === 0 || days.length > 0
    ? null
    : { by: 'weekday', nth: place, weekday };
}

/** `Recurrence` validates the numbers. */
function rhythmOf(parts: RuleParts, start: WrittenTime): object | null {
  const plain = plainWeekdays(parts);
  const interval = Number(parts.get('INTERVAL') ?? 1);
  switch (parts.get('FREQ')) {
    case 'DAILY':
      if (plain?.length === 0) return { frequency: 'daily', interval };
      return plain && interval === 1 ? { frequency: 'weekly', interval, weekdays: plain } : null;
    case 'WEEKLY':
      return (
        plain && {
          frequency: 'weekly',
          interval,
          weekdays: plain.length > 0 ? plain : [start.wall.dayOfWeek],
        }
      );
    case 'MONTHLY':
      return { frequency: 'monthly', interval, on: readMonthPlace(parts, start) };
    case 'YEARLY': {
      const months = listIn(parts, 'BYMONTH');
      const month = months.length === 0 ? start.wall.month : Number(months.join());
      return { frequency: 'yearly', interval, month, on: readMonthPlace(parts, start) };
    }
    default:
      return null;
  }
}

const localOf = (instant: number, timeZone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();

/** The last day it may happen on: one whose hour lies behind the moment the rule names does not count. */
function readSeriesEnd(rule: string, parts: RuleParts, start: WrittenTime, timeZone: string): SeriesEnd {
  if (parts.has('COUNT')) return { by: 'count', count: Number(parts.get('COUNT')) };
  const last = lastOf(rule, start);
  if (!Number.isFinite(last)) return { by: 'never' };
  const wall = localOf(last, timeZone);
  const isOver = Temporal.PlainTime.compare(wall.toPlainTime(), start.wall.toPlainTime()) < 0;
  return {
    by: 'until',
    day: wall
      .toPlainDate()
      .subtract({ days: isOver ? 1 : 0 })
      .toString(),
  };
}

/** Files that write their hours in UTC mean somebody's clock: that of `usual`, where it shows the same day and never changes. */
function zoneOf({ wall, clock }: WrittenTime, usual: string): string | null {
  if (clock.timeZone !== 'UTC') return clock.timeZone;
  const there = wall.toZonedDateTime('UTC').withTimeZone(usual);
  const sameDay = there.toPlainDate().equals(wall.toPlainDate());
  return sameDay && there.getTimeZoneTransition('next') === null ? usual : 'UTC';
}

/** Days left out from `from` on; those before are gone, and counted either way. */
function exceptionsOf({ except }: WrittenEvent, timeZone: string, from: number): string[] {
  return except.flatMap((time) => {
    if (time.isDay) return [time.wall.toPlainDate().toString()];
    const instant = instantOf(time);
    const day = localOf(instant, timeZone).toPlainDate().toString();
    return instant >= from ? [day] : [];
  });
}

/** Days a rule of days or weeks may have been going on and still be followed from its beginning. */
const mostDaysBack = 366;

/** The rule from its beginning; of one that began long ago from where it last came round before today. */
function followed(rule: string, { wall }: WrittenTime, today: Temporal.PlainDateTime) {
  const back = wall.until(today, { largestUnit: 'days' }).days;
  return back <= mostDaysBack ? { rule, start: wall } : skipPast(rule, wall, today);
}

/**
 * The rule of an event as a recurrence of ours, if it can be expressed: within the window it must give exactly
 * `starts`, the occurrences of the file's own rule.
 */
export function readRule(
  event: WrittenEvent,
  start: WrittenTime,
  starts: readonly number[],
  { from, to, most, usual }: Window & { readonly usual: string },
): RecurringTime | null {
  const [written] = event.rules;
  const timeZone = zoneOf(start, usual);
  if (!written || event.rules.length > 1 || event.added.length > 0 || timeZone === null) return null;
  const near = followed(written, start, localOf(from, timeZone));
  if (!near) return null;
  const { rule } = near;
  const parts = partsOf(rule);
  if ([...parts.keys()].some((name) => !ruleParts.has(name))) return null;
  const recurrence = Recurrence.safeParse({
    ...rhythmOf(parts, start),
    ends: readSeriesEnd(rule, parts, start, timeZone),
    exceptions: exceptionsOf(event, timeZone, from),
  });
  if (!recurrence.success) return null;
  const begin = localOf(instantOf({ ...start, wall: near.start }), timeZone);
  const time = {
    recurrence: recurrence.data,
    timeZone,
    firstDay: begin.toPlainDate().toString(),
    startTime: begin.toPlainTime().toString({ smallestUnit: 'second' }),
  };
  const ours = expandRecurrence(time, { to: new Date(to), most: Number.MAX_SAFE_INTEGER })
    .map((at) => at.getTime())
    .filter((at) => at >= from)
    .slice(0, most);
  return ours.length === starts.length && ours.every((at, index) => at === starts[index]) ? time : null;
}
