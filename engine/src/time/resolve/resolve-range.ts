import { type Instant, secondsPerDay } from '../civil.ts';
import type { Facts } from '../facts.ts';
import type { TimeContext } from './context.ts';
import { type ResolvedTime, resolveMoment } from './resolve-moment.ts';

/** A time with both ends said; its grain is the finer one of the two. */
export function resolveRange(facts: Facts, until: Facts, context: TimeContext): ResolvedTime | null {
  const first = resolveMoment(facts, context);
  if (!first) return null;
  const last = resolveMoment(until, isRelative(until) ? context : following(first.start));
  if (!last) return null;
  // "đến trưa" ends where noon begins.
  const closes = until.part === 'noon' && !until.clock ? last.opens : last.closes;
  const end = endAfter(first.start, closes, until);
  if (end <= first.start) return null;
  return {
    ...first,
    end,
    opens: first.opens,
    closes: end,
    grain: last.grain === 'day' ? first.grain : last.grain,
    certainty: Math.min(first.certainty, last.certainty),
  };
}

/** Told from today on, wherever the range begins. */
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

/** "9h – 5h" ends in the afternoon, "22h – 6h" the next day. */
function endAfter(start: Instant, end: Instant, { clock, part }: Facts): Instant {
  if (end > start || !clock) return end;
  const half = 12 * 3600;
  return !part && clock.hour < 12 && end + half > start
    ? end + half
    : end + Math.ceil((start - end + 1) / secondsPerDay) * secondsPerDay;
}
