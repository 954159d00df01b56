import type { Days } from '@hopgon/contract/meetings/all-day';
import { instantAt, localClock, localDay, minutesOf } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { minuteMs } from '../../../lib/format/durations.ts';
import { clockOf, minutesOfDay, step } from '../grid/grid.rules.ts';

/** Milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Where it is known to be all day: which days of its own zone. */
  readonly days?: Days | null;
}

/** What a company's settings say of a meeting of which no hour was chosen; the length is in minutes. */
interface UsualTimes {
  readonly workingHours: { readonly start: string };
  readonly defaultMeetingDuration: number;
}

/** How far a thing was taken on calendar and clock. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

/** The day and the minutes since midnight that a zone's calendar and clock show. */
export interface Slot {
  readonly day: string;
  readonly minute: number;
}

export const slotOf = (instant: number, timeZone: string): Slot => ({
  day: localDay(instant, timeZone),
  minute: minutesOf(localClock(instant, timeZone)),
});

/** When a zone's clock shows a slot; minutes beyond midnight belong to the days beside. */
export function instantOf({ day, minute: minutes }: Slot, timeZone: string): number {
  const over = Math.floor(minutes / minutesOfDay);
  const clock = clockOf(minutes - over * minutesOfDay);
  return instantAt(addDays(day, over), clock, timeZone).getTime();
}

function shifted(instant: number, { days, minutes }: Shift, timeZone: string): number {
  const slot = slotOf(instant, timeZone);
  const seconds = instant - Math.floor(instant / minuteMs) * minuteMs;
  return instantOf({ day: addDays(slot.day, days), minute: slot.minute + minutes }, timeZone) + seconds;
}

/** What is made on a day of which no hour was chosen: an hour after work begins. */
export function spanOn(
  day: string,
  { timeZone, settings }: { readonly timeZone: string; readonly settings: UsualTimes },
): Span {
  const start = instantOf({ day, minute: minutesOf(settings.workingHours.start) + 60 }, timeZone);
  return { start, end: start + settings.defaultMeetingDuration * minuteMs };
}

/** Elsewhere on calendar and clock, as long as before. */
export function moved(span: Span, shift: Shift, timeZone: string): Span {
  if (shift.days === 0 && shift.minutes === 0) return span;
  const start = shifted(span.start, shift, timeZone);
  return { start, end: start + span.end - span.start };
}

/** Days of a meeting's own zone, as many as before; hours do not move them. */
function movedDays({ first, last }: Days, { days }: Shift, timeZone: string): Span {
  const to = { first: addDays(first, days), last: addDays(last, days) };
  return {
    start: instantOf({ day: to.first, minute: 0 }, timeZone),
    end: instantOf({ day: addDays(to.last, 1), minute: 0 }, timeZone),
    days: to,
  };
}

interface Timed extends Span {
  readonly days: Days | null;
  readonly timeZone: string;
}

/** A meeting elsewhere: by the clock one looks at, or where it is all day by the days of its own zone. */
export const movedEntry = ({ start, end, days, timeZone }: Timed, shift: Shift, zone: string): Span =>
  days ? movedDays(days, shift, timeZone) : moved({ start, end }, shift, zone);

/** Another end; what is longer than a step stays as long as one. */
export function stretched(span: Span, minutes: number, timeZone: string): Span {
  if (minutes === 0) return span;
  const least = Math.min(span.end, span.start + step * minuteMs);
  return { ...span, end: Math.max(least, shifted(span.end, { days: 0, minutes }, timeZone)) };
}

/** Another beginning, the end staying where it is. */
export function begunAt(span: Span, minutes: number, timeZone: string): Span {
  if (minutes === 0) return span;
  const last = Math.max(span.start, span.end - step * minuteMs);
  return { ...span, start: Math.min(last, shifted(span.start, { days: 0, minutes }, timeZone)) };
}

export const isSame = (left: Span, right: Span): boolean =>
  left.start === right.start && left.end === right.end;
