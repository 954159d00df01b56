import { type DayNumber, type Instant, secondsPerDay } from '../civil.ts';
import { hasDay } from '../complete-range.ts';
import type { ClockFact, Facts, PartOfDay } from '../facts.ts';
import type { Grain } from '../time-phrase.ts';
import { type DaySpan, oneDay, type TimeContext } from './context.ts';
import { hourIn, partHours } from './part-hours.ts';
import { isWindow, resolveDay } from './resolve-day.ts';
import { shiftInstant } from './resolve-shift.ts';

/** A resolved time; `end` is exclusive and null when the grain says how long it is, `opens` and `closes` are the bounds of what was said. */
export type ResolvedTime = {
  readonly start: Instant;
  readonly end: Instant | null;
  readonly opens: Instant;
  readonly closes: Instant;
  readonly grain: Grain;
  readonly certainty: number;
  readonly alternatives: readonly {
    readonly start: Instant;
    readonly end: Instant | null;
    readonly grain: Grain;
  }[];
};

/** When facts say, or null when they say no time that exists. */
export function resolveMoment(facts: Facts, context: TimeContext): ResolvedTime | null {
  if (facts.now) return exactly(context.reference, 'second');
  const instant = facts.clock || facts.part ? null : resolveInstant(facts, context);
  if (instant) return instant;
  const said = resolveDay(facts, context);
  if (!said && hasDay(facts)) return null;
  const day = said ?? oneDay(context.today, 1, { step: 1 });
  if (facts.clock) return resolveClock(facts, facts.clock, day, context);
  if (facts.part) return resolvePart(facts, facts.part, day, context);
  return said || facts.every ? wholeDays(day) : null;
}

/** Some hours, minutes or seconds from now; null for longer lengths and from other days. */
function resolveInstant(facts: Facts, { reference }: TimeContext): ResolvedTime | null {
  const amount = facts.shift ?? facts.within;
  const shifted = amount && !hasOtherDay(facts) ? shiftInstant(reference, amount) : null;
  if (shifted === null || shifted === undefined) return null;
  if (isWindow(facts)) return spanning(reference, shifted);
  return exactly(shifted, amount?.unit === 'second' ? 'second' : 'minute');
}

function hasOtherDay(facts: Facts): boolean {
  return hasDay({ ...facts, shift: undefined });
}

const exactly = (start: Instant, grain: Grain): ResolvedTime => ({
  start,
  end: null,
  opens: start,
  closes: start,
  grain,
  certainty: 1,
  alternatives: [],
});

function spanning(one: Instant, other: Instant): ResolvedTime {
  const [start, end] = [Math.min(one, other), Math.max(one, other)];
  return { ...exactly(start, 'minute'), end, closes: end };
}

function wholeDays({ from, to, grain, certainty, stretch, alternatives = [] }: DaySpan): ResolvedTime {
  const closes = to * secondsPerDay;
  return {
    start: from * secondsPerDay,
    end: stretch ? closes : null,
    opens: from * secondsPerDay,
    closes,
    grain,
    certainty,
    alternatives: alternatives.map((day) => ({ start: day * secondsPerDay, end: null, grain })),
  };
}

/** Hours 1–6 said without a part of the day: in scheduling nobody means the night. */
const isDoubtful = (clock: ClockFact, part: PartOfDay | undefined) =>
  !part && !clock.exact && clock.hour > 0 && clock.hour < 12;

function resolveClock(facts: Facts, clock: ClockFact, day: DaySpan, context: TimeContext): ResolvedTime {
  const doubtful = context.forward && isDoubtful(clock, facts.part);
  const hour = doubtful && clock.hour < 7 ? clock.hour + 12 : hourIn(clock.hour, facts.part);
  const isMidnight = (hour === 0 && facts.part === 'night') || hour === 24;
  const dayOfHour =
    isMidnight && !context.forward && !hasDay(facts) ? day.from : day.from + (isMidnight ? 1 : 0);
  const first = at(dayOfHour, { ...clock, hour: hour % 24 });
  const start =
    first < context.reference && context.forward && day.step ? first + day.step * secondsPerDay : first;
  const others = doubtful
    ? [otherHalf(first, hour)].map((other) =>
        other < context.reference ? other + (start - first || (day.step ?? 0) * secondsPerDay) : other,
      )
    : [];
  const elsewhere = (day.alternatives ?? []).map((other) => start + (other - day.from) * secondsPerDay);
  return {
    start,
    end: null,
    opens: start,
    closes: start,
    grain: clock.grain,
    certainty: Math.min(day.certainty, doubtfulness(doubtful, clock.hour)),
    alternatives: [...others, ...elsewhere].map((other) => ({ start: other, end: null, grain: clock.grain })),
  };
}

const at = (day: DayNumber, clock: ClockFact): Instant =>
  day * secondsPerDay + clock.hour * 3600 + clock.minute * 60 + clock.second;

const otherHalf = (start: Instant, hour: number): Instant => start + (hour < 12 ? 12 : -12) * 3600;

function doubtfulness(doubtful: boolean, hour: number): number {
  if (!doubtful) return 1;
  return hour < 7 ? 0.7 : 0.9;
}

function resolvePart(facts: Facts, part: PartOfDay, day: DaySpan, context: TimeContext): ResolvedTime {
  const { opens, closes, usual } = edgeHours(part, facts.partEdge);
  const ends = day.from * secondsPerDay + closes * 3600;
  const late =
    context.forward && day.step !== undefined && ends <= context.reference ? day.step * secondsPerDay : 0;
  const start = day.from * secondsPerDay + (context.forward ? opens : usual) * 3600 + late;
  return {
    start,
    end: ends + late,
    opens: day.from * secondsPerDay + opens * 3600 + late,
    closes: ends + late,
    grain: 'hour',
    certainty: Math.min(day.certainty, 0.8),
    alternatives: [],
  };
}

/** "đầu giờ chiều" is its first hour and a half, "cuối giờ chiều" its last. */
function edgeHours(
  part: PartOfDay,
  edge: Facts['partEdge'],
): { opens: number; closes: number; usual: number } {
  const hours = partHours[part];
  if (edge === 'start') return { opens: hours.opens, closes: hours.opens + 1.5, usual: hours.opens };
  if (edge === 'end') return { opens: hours.closes - 1.5, closes: hours.closes, usual: hours.closes - 1.5 };
  return hours;
}
