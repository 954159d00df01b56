import { dayNumber, formatInstant, secondsPerDay } from './civil.ts';
import { hasDay } from './complete-range.ts';
import { readTimes } from './read-times.ts';
import { recurrenceOf } from './recurrence.ts';
import { type TimeContext, timeContext } from './resolve/context.ts';
import { type ResolvedTime, resolveMoment } from './resolve/resolve-moment.ts';
import { resolveRange } from './resolve/resolve-range.ts';
import type { TimePhrase, TimeSpan } from './time-phrase.ts';
import type { TimeReading } from './time-reading.ts';

export type ParseTimesOptions = {
  /** Local "YYYY-MM-DDTHH:MM:SS": the moment "bây giờ" means. */
  readonly reference: string;
  /** Scheduling: what is ambiguous lies ahead. */
  readonly forward?: boolean;
  /** Only what names its date or hour itself: no "hôm nay", "thứ hai", "tuần sau". */
  readonly strict?: boolean;
};

/**
 * Every time a Vietnamese text names, in order: dates, hours, parts of the day, weekdays, periods, ranges, lunar days, holidays and
 * recurrences, with or without diacritics, in NFC or NFD. Parts that stand side by side make one phrase.
 */
export function parseTimes(text: string, options: ParseTimesOptions): TimePhrase[] {
  return resolveTimes(readTimes(text, options.strict), options);
}

/** As `parseTimes`, of times that have been read before. */
export function resolveTimes(
  readings: readonly TimeReading[],
  { reference, forward = false }: ParseTimesOptions,
): TimePhrase[] {
  const context = timeContext(reference, forward);
  return readings.flatMap((reading) => {
    const resolved = resolveTime(reading, context);
    return resolved ? [phraseOf(reading, resolved)] : [];
  });
}

/** Resolves a time that was read; null when it does not exist. */
export function resolveTime(reading: Said, context: TimeContext): ResolvedTime | null {
  const resolved = resolveReading(reading, context);
  return resolved && (resolved.end ?? resolved.start) < tooLate ? resolved : null;
}

/** Whatever ends before the year 9999 is over while "YYYY" has four digits; nobody speaks of later times. */
const tooLate = dayNumber(9999, 1, 1) * secondsPerDay;

/** Recurring times are resolved from now on; of several weekdays the first to come. */
function resolveReading({ facts, until }: Said, context: TimeContext): ResolvedTime | null {
  if (facts.weekdays) {
    const { weekdays, ...rest } = facts;
    const days = weekdays.map((weekday) => onWeekday({ facts: rest, until }, weekday));
    const times = days.map((day) => resolveReading(day, context)).filter((time) => time !== null);
    return times.toSorted((left, right) => left.start - right.start)[0] ?? null;
  }
  const asked = facts.every ? { ...context, forward: true } : context;
  return until ? resolveRange(facts, until, asked) : resolveMoment(facts, asked);
}

type Said = Pick<TimeReading, 'facts' | 'until'>;

function onWeekday({ facts, until }: Said, weekday: number): Said {
  const { weekdays, ...hours } = until ?? {};
  return { facts: { ...facts, weekday }, until: until && (weekdays ? { ...hours, weekday } : until) };
}

function phraseOf({ facts, from, to }: TimeReading, time: ResolvedTime): TimePhrase {
  const minutes = facts.minutes ?? lengthBesideTime(facts);
  const recurrence = recurrenceOf(facts, Math.floor(time.start / secondsPerDay));
  const end = time.end ?? (minutes !== undefined && facts.clock ? time.start + minutes * 60 : null);
  return {
    start: formatInstant(time.start),
    end: end === null ? null : formatInstant(end),
    grain: time.grain,
    span: [from, to],
    certainty: time.certainty,
    known: {
      date: hasDay(facts) || facts.now === true,
      time: facts.clock !== undefined || facts.now === true,
    },
    ...(minutes !== undefined && { durationMinutes: minutes }),
    ...(recurrence && { recurrence }),
    alternatives: time.alternatives.filter((other) => other.start !== time.start).map(formatSpan),
  };
}

/** "3h chiều mai trong 2 giờ": beside a time, "trong" states the duration. */
function lengthBesideTime(facts: TimeReading['facts']): number | undefined {
  const { within, ...others } = facts;
  if (!within || !(others.clock || others.part || hasDay(others))) return undefined;
  const perUnit = { minute: 1, hour: 60 };
  return within.unit === 'minute' || within.unit === 'hour'
    ? within.amount * perUnit[within.unit]
    : undefined;
}

function formatSpan({ start, end, grain }: ResolvedTime['alternatives'][number]): TimeSpan {
  return { start: formatInstant(start), end: end === null ? null : formatInstant(end), grain };
}
