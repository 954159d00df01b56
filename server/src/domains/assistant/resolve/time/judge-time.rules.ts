import { mostInSeries, type Recurrence } from '@hopgon/contract/series/schemas';
import { addDays, weekdayOf } from '@hopgon/engine/time/days';
import {
  addMinutes,
  atClock,
  clockOf,
  dateOf,
  type LocalTime,
  minutesBetween,
} from '@hopgon/engine/time/local-time';
import type { Moment, SaidTime } from '@hopgon/engine/time/said-time';
import { isWorked } from '@hopgon/engine/time/work-days';
import type { Slot, WorkingHours } from '../../shared/workplace.rules.ts';
import { clocksFor, daysFor, type RuleWay } from './rule-ways.rules.ts';
import { type Present, suggestDays, suggestHours } from './suggested-slots.rules.ts';

/** A time to meet, or what has to be asked first, with slots to choose from. */
export type TimeVerdict =
  /** Of what repeats, `slot` is the first time. */
  | { readonly kind: 'settled'; readonly slot: Slot; readonly recurrence?: Recurrence }
  | { readonly kind: 'unread' | 'too-long' }
  /** What a rule lacks, with ways to say it. */
  | { readonly kind: 'repeat-clock' | 'repeat-day'; readonly ways: readonly RuleWay[] }
  | {
      readonly kind: 'past' | 'no-clock' | 'which-day' | 'which-hour' | 'repeats';
      readonly slots: readonly Slot[];
    };

const aWeek = 7 * 24 * 60;
/** As long as a meeting may be. */
const longestMeeting = 2 * aWeek;

export function judgeTime({ plain, ahead }: SaidTime, present: Present): TimeVerdict {
  if (!ahead) return { kind: 'unread' };
  if (ahead.repeats) return judgeRule(ahead, present);
  const gone = isOver(plain, present) && !comesAgain(ahead, present) && !isLaterToday(ahead, present);
  if (!ahead.clock) return judgeDay(ahead, gone, present);
  const [first, ...others] = slotsOf(ahead, present);
  const length = minutesBetween(first.start, first.end);
  if (length <= 0) return { kind: 'unread' };
  if (length > longestMeeting) return { kind: 'too-long' };
  if (gone || first.start <= present.now) return { kind: 'past', slots: laterThan(first, present) };
  if (saysToday(ahead, present)) return { kind: 'which-day', slots: [first, moved(first, aWeek)] };
  return others.length > 0
    ? { kind: 'which-hour', slots: [first, ...others] }
    : { kind: 'settled', slot: first };
}

function judgeRule(ahead: Moment, present: Present): TimeVerdict {
  const { clock, saysDay } = ahead;
  const recurrence = ahead.recurrence ? seriesOf(ahead.recurrence) : null;
  const slot = nearestToWork(slotsOf(ahead, present), present);
  if (!recurrence) return { kind: 'repeats', slots: clock && slot.start > present.now ? [slot] : [] };
  if (!clock) return { kind: 'repeat-clock', ways: clocksFor(ahead, present) };
  if (!saysDay && recurrence.frequency !== 'daily')
    return { kind: 'repeat-day', ways: daysFor(recurrence.frequency, present.hours) };
  if (slot.end <= slot.start) return { kind: 'unread' };
  // What began already goes on from tomorrow: the series begins on the first of its days from then on.
  const isBegun = slot.start <= present.now;
  const next = moved(slot, minutesBetween(slot.start, atClock(tomorrowOf(present), clockOf(slot.start))));
  return { kind: 'settled', slot: isBegun ? next : slot, recurrence };
}

const tomorrowOf = ({ now }: Present): string => addDays(dateOf(now), 1);

const mostApart = 99;

/** A rule as a series has it; null where no series can repeat like that. */
function seriesOf({ ends, ...rule }: NonNullable<Moment['recurrence']>): Recurrence | null {
  if (rule.interval > mostApart || (ends.by === 'count' && ends.count > mostInSeries)) return null;
  if (rule.frequency === 'weekly') return { ...rule, weekdays: [...rule.weekdays], ends, exceptions: [] };
  return { ...rule, ends, exceptions: [] };
}

// A rule is asked about once: "8h" before the work at nine is eight in the morning, not in the evening.
function nearestToWork(slots: readonly [Slot, ...Slot[]], { hours }: Present): Slot {
  return slots.reduce((best, slot) => (offWork(slot, hours) < offWork(best, hours) ? slot : best));
}

/** Minutes before the work begins or after it ends. */
function offWork({ start }: Slot, hours: WorkingHours): number {
  const at = (clock: string) => minutesBetween(start, atClock(dateOf(start), clock));
  return Math.max(at(hours.start), -at(hours.end), 0);
}

function isOver(plain: Moment | null, present: Present): boolean {
  if (!plain) return false;
  return plain.clock
    ? slotsOf(plain, present).every((slot) => slot.start <= present.now)
    : plain.end <= present.now;
}

const saysToday = ({ isBareWeekday, start }: Moment, { now }: Present): boolean =>
  isBareWeekday && weekdayOf(dateOf(start)) === weekdayOf(dateOf(now));

// "2h" before noon is two in the afternoon.
function isLaterToday({ start, otherHalf, isBareWeekday }: Moment, { now, hours }: Present): boolean {
  const isToday = otherHalf !== null && !isBareWeekday && dateOf(start) === dateOf(now) && start > now;
  return isToday && clockOf(start) >= hours.start && clockOf(start) < hours.end;
}

// A weekday that went by this week means the next one, unless it is today's.
const comesAgain = (ahead: Moment, present: Present): boolean =>
  ahead.isBareWeekday && !saysToday(ahead, present);

/**
 * One slot; two when the hour could be either half of the day and neither is a working hour or next to one: first the one nearer to the work, unless it
 * is over.
 */
function slotsOf(read: Moment, { now, hours, minutes }: Present): readonly [Slot, ...Slot[]] {
  const length = read.lasts ? minutesBetween(read.start, read.end) : minutes;
  const at = (start: LocalTime): Slot => ({ start, end: addMinutes(start, length) });
  if (read.otherHalf === null) return [at(read.start)];
  const [morning, evening] =
    read.start < read.otherHalf ? [read.start, read.otherHalf] : [read.otherHalf, read.start];
  const works = (start: LocalTime) => clockOf(start) >= hours.start && clockOf(start) < hours.end;
  if (works(morning)) return [at(morning)];
  if (works(evening)) return [at(evening)];
  const near = [morning, evening].filter((start) => offWork(at(start), hours) < nearWork);
  if (near.length === 1 && near[0] !== undefined) return [at(near[0])];
  const isEarly = morning > now && offWork(at(morning), hours) < offWork(at(evening), hours);
  return isEarly ? [at(morning), at(evening)] : [at(evening), at(morning)];
}

/** Minutes before or after the work in which an hour is still meant. */
const nearWork = 60;

const moved = (slot: Slot, minutes: number): Slot => ({
  start: addMinutes(slot.start, minutes),
  end: addMinutes(slot.end, minutes),
});

/** When it could be instead: as said but later, this afternoon, tomorrow, the next working day. */
function laterThan(slot: Slot, { now, hours }: Present): Slot[] {
  const tomorrow = addDays(dateOf(now), 1);
  const onDay = (date: string) => moved(slot, minutesBetween(slot.start, atClock(date, clockOf(slot.start))));
  const afternoon = moved(onDay(dateOf(now)), 12 * 60);
  const fits = dateOf(afternoon.start) === dateOf(now) && clockOf(afternoon.end) <= hours.end;
  const options = [slot, ...(fits ? [afternoon] : []), onDay(tomorrow), onDay(nextWorkday(tomorrow, hours))];
  const later = options.filter((one) => one.start > now);
  return [...new Map(later.map((one) => [one.start, one])).values()].slice(0, 3);
}

/** Looked for in two weeks, which no holidays fill. */
function nextWorkday(from: string, hours: WorkingHours): string {
  const ahead = Array.from({ length: 14 }, (_, count) => addDays(from, count));
  return ahead.find((date) => isWorked(date, hours)) ?? from;
}

function judgeDay(ahead: Moment, gone: boolean, present: Present): TimeVerdict {
  const { now } = present;
  if (gone || ahead.end <= now) {
    return { kind: 'past', slots: suggestDays(now, addMinutes(now, 2 * aWeek), present) };
  }
  if (minutesBetween(ahead.start, ahead.end) > 24 * 60) {
    return { kind: 'which-day', slots: suggestDays(ahead.start, ahead.end, present) };
  }
  return { kind: 'no-clock', slots: suggestHours(ahead.start, ahead.end, present) };
}
