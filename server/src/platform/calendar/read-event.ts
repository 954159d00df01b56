import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarPart } from './split-calendar.ts';
import { utcClock, type WallClock } from './wall-clock.ts';

/** A moment as a file writes it: a wall clock, and whose. */
export interface WrittenTime {
  readonly wall: Temporal.PlainDateTime;
  readonly clock: WallClock;
  /** A day without an hour. */
  readonly isDay: boolean;
}

/** One VEVENT, each of its properties on its own: one that cannot be read is left out. */
export interface WrittenEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly isCancelled: boolean;
  readonly start: WrittenTime | null;
  /** Milliseconds; null where the file gives no end. */
  readonly length: number | null;
  readonly rules: readonly string[];
  readonly added: readonly WrittenTime[];
  readonly except: readonly WrittenTime[];
  readonly instanceOf: WrittenTime | null;
}

type ClockOf = (tzid: string | null) => WallClock;

function propertyOf(line: string): ICAL.Property | null {
  try {
    return ICAL.Property.fromString(line);
  } catch {
    return null;
  }
}

/** The property's values as ical.js parses them, lazily. */
function valuesOf(property: ICAL.Property | undefined): unknown[] {
  try {
    return property?.getValues() ?? [];
  } catch {
    return [];
  }
}

function timeOf(property: ICAL.Property, value: unknown, clockOf: ClockOf): WrittenTime | null {
  const time = value instanceof ICAL.Period ? value.start : value;
  if (!(time instanceof ICAL.Time)) return null;
  try {
    const { year, month, day, hour, minute, second } = time;
    const parts = { year, month, day, hour, minute, second: Math.min(second, 59) };
    const wall = Temporal.PlainDateTime.from(parts, { overflow: 'reject' });
    const tzid = property.getFirstParameter('tzid');
    const isUtc = time.zone === ICAL.Timezone.utcTimezone;
    return { wall, clock: isUtc ? utcClock : clockOf(tzid || null), isDay: time.isDate };
  } catch {
    return null;
  }
}

export const instantOf = ({ wall, clock }: WrittenTime): number => clock.instantOf(wall);

/** Longer than any meeting may be, and short enough for a calendar to add. */
const mostDays = 10_000;

/** A day without an end lasts to its own; days end where another begins, whether a day has 23, 24 or 25 hours. */
function lengthOfDays(start: WrittenTime, end: WrittenTime | null, duration: unknown): number {
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0;
  const days = end ? start.wall.until(end.wall, { largestUnit: 'days' }).days : Math.round(seconds / 86_400);
  if (Math.abs(days) > mostDays) return days * 86_400_000;
  return instantOf({ ...start, wall: start.wall.add({ days: days || 1 }) }) - instantOf(start);
}

function lengthOf(start: WrittenTime | null, end: WrittenTime | null, duration: unknown): number | null {
  if (start?.isDay) return lengthOfDays(start, end, duration);
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return start && end ? instantOf(end) - instantOf(start) : null;
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads an event as far as it can be read; throws for nothing in it. */
export function readEvent(part: CalendarPart, clockOf: ClockOf): WrittenEvent {
  const properties = Map.groupBy(
    part.lines.flatMap((line) => propertyOf(line) ?? []),
    ({ name }) => name,
  );
  const all = (name: string) => properties.get(name) ?? [];
  const text = (name: string): string => {
    const [property] = all(name);
    return textOrEmpty(valuesOf(property)[0]);
  };
  const times = (name: string): WrittenTime[] =>
    all(name).flatMap((property) =>
      valuesOf(property).flatMap((value) => timeOf(property, value, clockOf) ?? []),
    );
  const [start = null] = times('dtstart');
  const [end = null] = times('dtend');
  const [instanceOf = null] = times('recurrence-id');
  return {
    uid: text('uid'),
    title: text('summary'),
    description: text('description'),
    location: text('location'),
    url: text('url'),
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
    start,
    length: lengthOf(start, end, valuesOf(all('duration')[0])[0]),
    rules: part.lines.flatMap((line) => /^RRULE(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim() ?? []),
    added: times('rdate'),
    except: times('exdate'),
    instanceOf,
  };
}
