import { Temporal } from 'temporal-polyfill';
import { day } from '../clock/durations.rules.ts';
import { expandRule } from './expand-rule.ts';
import { instantOf, type WrittenEvent, type WrittenTime } from './read-event.ts';

/** Milliseconds since 1970. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

const wallOf = (instant: number): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDateTime();

/** The moment a rule ends at: a day counts to its end, a wall clock is that of the start. */
export function lastOf(rule: string, start: WrittenTime): number {
  const [, year, month, date, hour = '23', minute = '59', second = '59', utc] =
    /UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?/i.exec(rule) ?? [];
  if (!year) return Number.POSITIVE_INFINITY;
  const wall = Temporal.PlainDateTime.from(`${year}-${month}-${date}T${hour}:${minute}:${second}`);
  return utc ? wall.toZonedDateTime('UTC').epochMilliseconds : instantOf({ ...start, wall });
}

function ofRule(rule: string, start: WrittenTime, { from, to, most }: Window): Temporal.PlainDateTime[] {
  const last = lastOf(rule, start);
  // Wall clocks of all zones lie within a day of UTC.
  const walls = expandRule(rule, {
    start: start.wall,
    from: wallOf(from - day),
    to: wallOf(Math.min(to, last) + day),
    most: most + 4,
  });
  return walls.filter((wall) => instantOf({ ...start, wall }) <= last);
}

const dayOf = (wall: Temporal.PlainDateTime): string => wall.toPlainDate().toString();

/**
 * When something that repeats begins, within a window, by its rules and further days, without its exceptions. Throws for a
 * rule that nobody can follow.
 */
export function occurrencesOf(event: WrittenEvent, start: WrittenTime, window: Window): number[] {
  const except = new Set(event.except.filter(({ isDay }) => !isDay).map(instantOf));
  const exceptDays = new Set(event.except.filter(({ isDay }) => isDay).map(({ wall }) => dayOf(wall)));
  const byRules = [start.wall, ...event.rules.flatMap((rule) => ofRule(rule, start, window))];
  const starts = [
    ...byRules.filter((wall) => !exceptDays.has(dayOf(wall))).map((wall) => instantOf({ ...start, wall })),
    ...event.added.map(instantOf),
  ];
  return [...new Set(starts)]
    .filter((instant) => instant >= window.from && instant <= window.to && !except.has(instant))
    .toSorted((one, other) => one - other)
    .slice(0, window.most);
}
