import { addDays } from '@hopgon/engine/time/days';
import {
  addMinutes,
  atClock,
  clockOf,
  dateOf,
  type LocalTime,
  midnightOf,
} from '@hopgon/engine/time/local-time';
import { isWorked } from '@hopgon/engine/time/work-days';
import { meetsLunch, meetsMeetingFree, type Slot, type WorkingHours } from '../../shared/workplace.rules.ts';

/** Against which a time is judged. */
export interface Present {
  readonly now: LocalTime;
  readonly hours: WorkingHours;
  /** Length of a meeting when none is said. */
  readonly minutes: number;
}

/** Every hour of the work in a stretch of at most a day, the pause left out; of the whole day when the work misses it. */
export function suggestHours(from: LocalTime, to: LocalTime, { now, hours, minutes }: Present): Slot[] {
  const date = dateOf(from);
  const inWork: Slot[] = [];
  const outside: Slot[] = [];
  for (
    let start = atClock(date, `${clockOf(from).slice(0, 2)}:00`);
    start < to;
    start = addMinutes(start, 60)
  ) {
    const slot = { start, end: addMinutes(start, minutes) };
    if (start < from || start <= now) continue;
    const working =
      clockOf(start) >= hours.start &&
      dateOf(slot.end) === date &&
      clockOf(slot.end) <= hours.end &&
      !meetsLunch(slot, hours) &&
      !meetsMeetingFree(slot, hours);
    if (working) inWork.push(slot);
    else if (clockOf(start) >= '06:00' && clockOf(start) <= '21:00') outside.push(slot);
  }
  return inWork.length > 0 ? inWork : outside;
}

/** The start of the work on each working day of a stretch. */
export function suggestDays(from: LocalTime, to: LocalTime, { now, hours, minutes }: Present): Slot[] {
  const slots: Slot[] = [];
  for (let date = dateOf(from); midnightOf(date) < to && slots.length < 10; date = addDays(date, 1)) {
    const start = atClock(date, hours.start);
    const slot = { start, end: addMinutes(start, minutes) };
    if (start > now && isWorked(date, hours) && !meetsMeetingFree(slot, hours)) slots.push(slot);
  }
  return slots;
}
