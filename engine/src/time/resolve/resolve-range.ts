import { type Instant, secondsPerDay } from '../civil.ts';
import { sharesDay } from '../complete-range.ts';
import type { ClockFact, Facts, PartOfDay } from '../facts.ts';
import type { Grain } from '../time-phrase.ts';
import type { TimeContext } from './context.ts';
import { hourIn } from './part-hours.ts';
import { type ResolvedTime, resolveMoment } from './resolve-moment.ts';

/** A time with both ends said; its grain is the finer one of the two. */
export function resolveRange(facts: Facts, until: Facts, context: TimeContext): ResolvedTime | null {
  const first = resolveMoment(byLongClock(facts, until), context);
  if (!first) return null;
  if (until.clock && sharesDay(facts, until))
    return upTo(
      first,
      endAfter(first.start, until.clock, until.part),
      finer(first.grain, until.clock.grain),
      first.certainty,
    );
  const last = resolveMoment(until, isRelative(until) ? context : following(first.start));
  if (!last) return null;
  // "đến trưa" ends where noon begins.
  const closes = until.part === 'noon' && !until.clock ? last.opens : last.closes;
  const grain = last.grain === 'day' ? first.grain : last.grain;
  return closes > first.start ? upTo(first, closes, grain, last.certainty) : null;
}

/** "6h – 22h": where the end is written by the 24-hour clock, five and six are of the morning. */
const byLongClock = (facts: Facts, until: Facts): Facts =>
  facts.clock && facts.clock.hour >= 5 && until.clock && until.clock.hour > 12
    ? { ...facts, clock: { ...facts.clock, exact: true } }
    : facts;

const upTo = (first: ResolvedTime, end: Instant, grain: Grain, certainty: number): ResolvedTime => ({
  ...first,
  end,
  closes: end,
  grain,
  certainty: Math.min(first.certainty, certainty),
});

const hours = ['second', 'minute', 'hour'] as const;

const finer = (left: Grain, right: Grain): Grain =>
  hours.find((each) => each === left || each === right) ?? left;

/** Moves the start to today, wherever the range begins. */
function isRelative({ offset, shift, period, turn, date }: Facts): boolean {
  return (
    offset !== undefined ||
    shift !== undefined ||
    period !== undefined ||
    turn !== undefined ||
    date?.year !== undefined
  );
}

/** The end is looked for from the beginning on. */
function following(start: Instant): TimeContext {
  const today = Math.floor(start / secondsPerDay);
  return { today, reference: start, forward: true };
}

/** The first such hour after the beginning: "9h – 5h" ends in the afternoon, "22h – 6h" the next day. */
function endAfter(start: Instant, { hour, minute, second }: ClockFact, part: PartOfDay | undefined): Instant {
  const midnight = Math.floor(start / secondsPerDay) * secondsPerDay;
  const said = midnight + hourIn(hour, part) * 3600 + minute * 60 + second;
  const twelveOn = part || hour > 12 ? said : said + 12 * 3600;
  return [said, twelveOn].find((end) => end > start) ?? said + secondsPerDay;
}
