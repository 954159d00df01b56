import { Temporal } from 'temporal-polyfill';
import { calendarWeekdays } from './recurrence.rules.ts';

/** An offset that a zone has from `onset` on; with a rule, every year. */
export interface Observance {
  readonly summer: boolean;
  /** Wall clock at the change, by the offset before it. */
  readonly onset: Temporal.PlainDateTime;
  /** Nanoseconds east of UTC. */
  readonly before: number;
  readonly after: number;
  /** 'FREQ=YEARLY;…' without the start; null where the change is one of its kind. */
  readonly rule: string | null;
}

/** How many changes ahead are looked at: six years of summer time. */
const changesAhead = 12;
const epoch = new Temporal.PlainDateTime(1970, 1, 1);

type OffsetChange = Omit<Observance, 'rule'>;

function changeAt(at: Temporal.ZonedDateTime): OffsetChange {
  const before = at.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  const utc = at.withTimeZone('UTC').toPlainDateTime();
  const after = at.offsetNanoseconds;
  return { summer: after > before, onset: utc.add({ nanoseconds: before }), before, after };
}

/** The changes a calendar needs to know for what begins at `start`: the last two before it and those that follow. */
function changesAround(start: Temporal.ZonedDateTime): OffsetChange[] {
  const earlier: OffsetChange[] = [];
  for (let at = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous'); at && earlier.length < 2; ) {
    // Changes more than two years before say nothing about later years.
    if (Temporal.Duration.compare(at.until(start), { days: 731 }) > 0) break;
    earlier.unshift(changeAt(at));
    at = at.getTimeZoneTransition('previous');
  }
  const later: OffsetChange[] = [];
  for (let at = start.getTimeZoneTransition('next'); at && later.length < changesAhead; ) {
    later.push(changeAt(at));
    at = at.getTimeZoneTransition('next');
  }
  return [...earlier, ...later];
}

const nthOf = (day: Temporal.PlainDateTime): number => Math.ceil(day.day / 7);
const isLast = (day: Temporal.PlainDateTime): boolean => day.day + 7 > day.daysInMonth;

/** The rule that gives just these days: the same weekday of the same month, by its number or as the last. */
function ruleOf(changes: readonly OffsetChange[]): string | null {
  const [first] = changes;
  if (!first || changes.length < 4) return null;
  const { onset } = first;
  const alike = changes.every(
    (change, place) =>
      change.onset.year === onset.year + place &&
      change.onset.month === onset.month &&
      change.onset.dayOfWeek === onset.dayOfWeek &&
      change.onset.toPlainTime().equals(onset.toPlainTime()),
  );
  if (!alike) return null;
  const day = calendarWeekdays[onset.dayOfWeek - 1];
  const rule = (nth: number) => `FREQ=YEARLY;BYMONTH=${onset.month};BYDAY=${nth}${day}`;
  if (changes.every((change) => isLast(change.onset))) return rule(-1);
  return changes.every((change) => nthOf(change.onset) === nthOf(onset)) ? rule(nthOf(onset)) : null;
}

/** The offsets of a zone from shortly before `start` on, as far ahead as they are known. */
export function zoneObservances(timeZone: string, start: Date): Observance[] {
  const at = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timeZone);
  const changes = changesAround(at);
  const fixed = { summer: false, onset: epoch, rule: null };
  if (changes.length === 0) {
    return [{ ...fixed, before: at.offsetNanoseconds, after: at.offsetNanoseconds }];
  }
  const kinds = Map.groupBy(changes, ({ before, after }) => `${before}/${after}`);
  const ruled = [...kinds.values()].flatMap((kind): Observance[] => {
    const rule = ruleOf(kind);
    return rule
      ? kind.slice(0, 1).map((change) => ({ ...change, rule }))
      : kind.map((one) => ({ ...one, rule }));
  });
  const [first] = changes;
  const since = first && first.onset.since(epoch).sign > 0 ? first : null;
  // A calendar asks what held before the first change it knows.
  return since && Temporal.PlainDateTime.compare(since.onset, at.toPlainDateTime()) > 0
    ? [{ ...fixed, before: since.before, after: since.before }, ...ruled]
    : ruled;
}
