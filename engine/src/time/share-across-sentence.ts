import { fold } from '../text/fold.ts';
import { completeRange, hasDay } from './complete-range.ts';
import type { Facts } from './facts.ts';
import { mergeFacts } from './merge-facts.ts';
import type { TimeReading } from './time-reading.ts';

/**
 * A day and an hour with other words between them belong together: "chiều thứ Năm mình gặp khách lúc 14h30", "9h ở
 * phòng lớn ngày mai". An hour without a day takes the day said before it in its sentence, else the one said after it
 * in its clause; a day that names no hour takes the one that follows it in its clause.
 */
export function shareAcrossSentence(readings: readonly TimeReading[], text: string): TimeReading[] {
  const shared = [...readings];
  for (let at = 1; at < shared.length; at += 1) {
    const [before, left, right] = [shared[at - 2], shared[at - 1], shared[at]];
    const pair = left && right && tie({ before, left, right }, text);
    if (!pair) continue;
    shared.splice(at - 1, 2, ...pair);
    at -= 2 - pair.length;
  }
  return shared;
}

type Three = {
  readonly before: TimeReading | undefined;
  readonly left: TimeReading;
  readonly right: TimeReading;
};

/** Completes two readings from each other; null when they are unrelated. */
function tie({ before, left, right }: Three, text: string): readonly TimeReading[] | null {
  const gap = text.slice(left.to, right.from);
  if (ends.test(gap)) return null;
  if (left.facts.clock && right.facts.clock && finishes.test(fold(gap))) return finish(left, right);
  if (isLength(left) && hasDay(right.facts)) return [right];
  if (isDay(left) && isHour(right)) return tieHour(left, right, gap);
  const apart = clauses.test(gap) || givesDay(before, left, text);
  return !apart && isHour(left) && isDay(right) ? tieDay(left, right) : null;
}

/** "chiều thứ Năm mình gặp khách lúc 14h30"; of "sáng thứ hai họp, 14h gặp khách" the afternoon has only the day. */
function tieHour(day: TimeReading, hour: TimeReading, gap: string): readonly TimeReading[] | null {
  const both = join(day, hour);
  if (both) return [isOneClause(gap) ? { ...day, ...both } : day, { ...hour, ...both }];
  const other = join({ ...day, facts: dayOf(day.facts) }, hour);
  return other && [day, { ...hour, ...other }];
}

/** "9h ở phòng lớn ngày mai". */
function tieDay(hour: TimeReading, day: TimeReading): readonly TimeReading[] | null {
  const both = join(day, hour);
  return (
    both && [
      { ...hour, ...both },
      { ...day, ...both },
    ]
  );
}

/** "bắt đầu lúc 14 giờ và kết thúc lúc 16 giờ". */
function finish(left: TimeReading, right: TimeReading): readonly TimeReading[] | null {
  const range = left.until || right.until ? null : completeRange(left.facts, right.facts);
  return range && [{ facts: range[0], until: range[1], from: left.from, to: right.to }];
}

const finishes = /^[\s,]*(?:va )?(?:se |du kien )?(?:ket thuc|tan hop)(?:\s+(?:luc|vao|khoang))*\s*$/;

/** "trong 3 ngày, từ 14 đến 16/4": beside days that are named it only says how many. */
const isLength = ({ facts }: TimeReading): boolean =>
  facts.within !== undefined &&
  Object.keys(facts).length === 1 &&
  !/^(hour|minute|second)$/.test(facts.within.unit);

const ends = /[.!?;…\n]/u;
const clauses = /[,:–—-]/u;

/** A comma and more than a few words begin another thought. */
const isOneClause = (gap: string): boolean => !clauses.test(gap) || gap.trim().split(/\s+/u).length <= 3;

/** One day, perhaps with a part of it, still ahead, and no hour. */
function isDay({ facts, until }: TimeReading): boolean {
  const { clock, every, offset, otherOffset, weekday, date, holiday, minutes, shift } = facts;
  if (until || clock || every || minutes !== undefined || shift) return false;
  return (
    weekday !== undefined ||
    holiday !== undefined ||
    date?.day !== undefined ||
    (offset !== undefined && Math.max(offset, otherOffset ?? offset) >= 0)
  );
}

const isHour = ({ facts }: TimeReading): boolean =>
  facts.clock !== undefined &&
  Object.keys(facts).every((key) => key === 'clock' || key === 'part' || key === 'minutes');

/** The hour before has its day from what stands before it. */
const givesDay = (before: TimeReading | undefined, hour: TimeReading, text: string): boolean =>
  before !== undefined && !ends.test(text.slice(before.to, hour.from)) && isDay(before);

function join(day: TimeReading, hour: TimeReading): Pick<TimeReading, 'facts' | 'until'> | null {
  const facts = mergeFacts(day.facts, hour.facts);
  const until = hour.until && mergeFacts(dayOf(day.facts), hour.until);
  return facts && (hour.until === null || until) ? { facts, until } : null;
}

/** The facts of a day that an end shares with its start. */
const dayOf = ({ part: _, ...day }: Facts): Facts => day;
