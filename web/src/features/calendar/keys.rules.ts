import { addDays } from '@hopgon/engine/time/days';
import { isDay } from '../../lib/format/days.ts';
import type { Entry } from './entries/entry.rules.ts';
import { movedEntry, type Shift, type Slot, type Span, stretched } from './entries/shift.rules.ts';
import { minutesOfDay, step } from './grid/grid.rules.ts';

/** Where keys would make a meeting, and how long. */
export interface Place extends Slot {
  readonly length: number;
}

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

interface Work {
  /** Minutes since midnight at which work begins and ends. */
  readonly from: number;
  readonly to: number;
}

const slotLength = 30;

const otherDay = (place: Place, by: number): Place => {
  const day = addDays(place.day, by);
  return isDay(day) ? { ...place, day } : place;
};

const otherMinute = (place: Place, minute: number): Place => ({
  ...place,
  minute: Math.min(Math.max(0, minute), minutesOfDay - slotLength),
});

const otherLength = (place: Place, by: number): Place => ({
  ...place,
  length: Math.min(Math.max(step, place.length + by), minutesOfDay - place.minute),
});

/** Where a key leads from a place on the grid; null for keys that lead nowhere. */
export function placeAfter(place: Place, { key, shiftKey }: Press, work: Work): Place | null {
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? otherLength(place, -step) : otherMinute(place, place.minute - slotLength);
    case 'ArrowDown':
      return shiftKey ? otherLength(place, step) : otherMinute(place, place.minute + slotLength);
    case 'ArrowLeft':
      return otherDay(place, -1);
    case 'ArrowRight':
      return otherDay(place, 1);
    case 'Home':
      return otherMinute(place, work.from);
    case 'End':
      return otherMinute(place, work.to - slotLength);
    case 'PageUp':
      return otherDay(place, -7);
    case 'PageDown':
      return otherDay(place, 7);
    default:
      return null;
  }
}

/** What keys did to a meeting so far: taken elsewhere, and its end taken elsewhere again. */
export interface Nudge extends Shift {
  readonly stretch: number;
}

export const noNudge: Nudge = { days: 0, minutes: 0, stretch: 0 };

/** What Alt and an arrow add to it; with Shift it is the end alone. Null for other keys. */
export function nudgeAfter(nudge: Nudge, { key, shiftKey }: Press): Nudge | null {
  const minutes = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0;
  if (minutes !== 0) {
    return shiftKey
      ? { ...nudge, stretch: nudge.stretch + minutes }
      : { ...nudge, minutes: nudge.minutes + minutes };
  }
  const days = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  return days === 0 || shiftKey ? null : { ...nudge, days: nudge.days + days };
}

type NudgedEntry = Pick<Entry, 'start' | 'end' | 'days' | 'timeZone'>;

/** Always reckoned from where it stood first, so that the way back ends there. */
export function nudged(entry: NudgedEntry, nudge: Nudge, timeZone: string): Span {
  const there = movedEntry(entry, nudge, timeZone);
  return entry.days ? there : stretched(there, nudge.stretch, timeZone);
}

/** The meeting an arrow leads to: the one before or after, or the nearest on another day. */
export function entryAfter(entries: readonly Entry[], from: Entry, key: string): Entry | undefined {
  const inOrder = entries.toSorted((left, right) => left.start - right.start || left.end - right.end);
  const index = inOrder.findIndex(({ id }) => id === from.id);
  if (key === 'ArrowUp') return inOrder[index - 1];
  if (key === 'ArrowDown') return inOrder[index + 1];
  const dayLength = minutesOfDay * 60_000;
  const aim = from.start + (key === 'ArrowRight' ? dayLength : -dayLength);
  const there = inOrder.filter(({ start }) =>
    key === 'ArrowRight' ? start >= aim - dayLength / 2 : start <= aim + dayLength / 2,
  );
  return there
    .filter(({ id }) => id !== from.id)
    .toSorted((left, right) => Math.abs(left.start - aim) - Math.abs(right.start - aim))[0];
}
