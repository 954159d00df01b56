import { addDays, weekdayOf } from '@hopgon/engine/time/days';
import {
  addMinutes,
  atClock,
  clockOf,
  dateOf,
  type LocalTime,
  minutesBetween,
} from '@hopgon/engine/time/local-time';
import type { Moment } from '@hopgon/engine/time/said-time';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import type { Slot, Workplace } from '../../shared/workplace.rules.ts';

type Present = Pick<Workplace, 'now' | 'hours' | 'minutes'>;

/** The hour that was said, of the half of the day nearer to the work, or to `near`. */
export function clockSaid(
  { start, otherHalf }: Moment,
  { hours }: Pick<Workplace, 'hours'>,
  near?: LocalTime,
): LocalTime {
  if (otherHalf === null) return start;
  const ways = [start, otherHalf];
  const works = ways.filter((at) => clockOf(at) >= hours.start && clockOf(at) < hours.end);
  if (works.length === 1) return works[0] ?? start;
  const target =
    near === undefined ? atClock(dateOf(start), hours.start) : atClock(dateOf(start), clockOf(near));
  const distance = (at: LocalTime) => Math.abs(minutesBetween(atClock(dateOf(start), clockOf(at)), target));
  return ways.toSorted((left, right) => distance(left) - distance(right))[0] ?? start;
}

/** When a thing is moved to: what was not said, the day, the hour or the length, stays as it is. */
export function movedSlot(time: SpokenTime, base: Slot, place: Present): Slot | null {
  const moment = time.ahead ?? time.plain;
  if (!moment) return null;
  const length =
    moment.lasts && moment.clock
      ? minutesBetween(moment.start, moment.end)
      : minutesBetween(base.start, base.end);
  if (!time.saysClock && !time.saysDay) return null;
  const clock = time.saysClock ? clockOf(clockSaid(moment, place, base.start)) : clockIn(moment, base, place);
  const day = time.saysDay ? dayMeant(moment, base, place) : dateOf(base.start);
  const start = atClock(day, clock);
  return { start, end: addMinutes(start, length) };
}

/** A weekday alone is of the week in which the thing is, unless that is over. */
export function dayMeant(
  { start, isBareWeekday }: Moment,
  base: Pick<Slot, 'start'>,
  { now }: Pick<Present, 'now'>,
): string {
  const [said, was] = [dateOf(start), dateOf(base.start)];
  if (!isBareWeekday) return said;
  const monday = addDays(was, 1 - weekdayOf(was));
  const day = addDays(monday, weekdayOf(said) - 1);
  return day < dateOf(now) ? said : day;
}

/** The hour as it was; in another part of the day, "chiều mai", when the work of that part begins. */
function clockIn(part: Moment, base: Slot, place: Present): string {
  const before = clockOf(base.start);
  const isWithin = before >= clockOf(part.start) && before < clockOf(part.end);
  return isWithin ? before : (beginOfPart(part, place) ?? before);
}

const dayMinutes = 24 * 60;

/** When the work of a part of a day begins: "chiều mai", after lunch; null where a day has no part. */
export function beginOfPart(part: Moment, { hours }: Pick<Workplace, 'hours'>): string | null {
  if (!part.lasts || minutesBetween(part.start, part.end) >= dayMinutes) return null;
  // The evening may end with the day.
  const [from, to] = [
    clockOf(part.start),
    dateOf(part.end) > dateOf(part.start) ? '24:00' : clockOf(part.end),
  ];
  const afterLunch = hours.lunch !== null && from >= hours.lunch.start ? hours.lunch.end : from;
  return (
    [from, afterLunch, hours.start]
      .filter((clock) => clock < to)
      .toSorted()
      .at(-1) ?? from
  );
}

/** Until when a thing lasts that begins when it did. */
export function prolongedEnd(
  time: SpokenTime | null,
  minutes: number | null,
  { start, end }: Slot,
  place: Present,
): LocalTime | null {
  if (minutes !== null) return addMinutes(end, minutes);
  const moment = time?.ahead ?? time?.plain;
  if (!moment || !time?.saysClock) return null;
  const at = atClock(dateOf(start), clockOf(clockSaid(moment, place, end)));
  return at > start ? at : null;
}

/** A moment for something of no length; a day or a part of it without an hour is when its work begins. */
export function pointAt(time: SpokenTime, place: Present): LocalTime | null {
  const moment = time.ahead ?? time.plain;
  if (!moment) return null;
  const said = time.saysClock
    ? clockSaid(moment, place)
    : atClock(dateOf(moment.start), beginOfPart(moment, place) ?? place.hours.start);
  const isOver = said <= place.now;
  // "7h" after seven is tonight's or tomorrow's.
  if (isOver && !time.saysDay && moment.otherHalf !== null && moment.otherHalf > place.now)
    return moment.otherHalf;
  return said;
}
