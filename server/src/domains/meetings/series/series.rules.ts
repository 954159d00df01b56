import type { MonthPlace, Recurrence, SeriesEnd } from '@hopgon/contract/series/schemas';
import { addDays, dayOfMonth, daysBetween, isAmongLast, monthOf, weekdayOf } from '@hopgon/engine/time/days';

const nths = [1, 2, 3, 4] as const;

/** The same kind of place, so that it takes in `day`; what was the last of a month stays so while it can. */
function placeAt(on: MonthPlace, day: string): MonthPlace {
  if (on.by === 'day') return { by: 'day', day: on.day === -1 && isAmongLast(day, 1) ? -1 : dayOfMonth(day) };
  const nth = nths[Math.ceil(dayOfMonth(day) / 7) - 1] ?? -1;
  return { by: 'weekday', nth: on.nth === -1 && isAmongLast(day, 7) ? -1 : nth, weekday: weekdayOf(day) };
}

/**
 * The weekdays so many days later. Null where every few weeks some of them would fall into another week than the others:
 * no rule says that.
 */
function shiftWeekdays(weekdays: readonly number[], interval: number, count: number): number[] | null {
  const weeks = new Set(weekdays.map((weekday) => Math.floor((weekday - 1 + count) / 7)));
  if (interval > 1 && weeks.size > 1) return null;
  return weekdays.map((weekday) => ((((weekday - 1 + count) % 7) + 7) % 7) + 1).sort((a, b) => a - b);
}

/** The rule of a series of which one meeting moves from a day to another and takes the rest along; null when none says it. */
export function shiftRecurrence(recurrence: Recurrence, from: string, to: string): Recurrence | null {
  const count = daysBetween(from, to);
  if (count === 0) return recurrence;
  const { ends } = recurrence;
  const shifted = {
    exceptions: recurrence.exceptions.map((day) => addDays(day, count)),
    ends: ends.by === 'until' ? { ...ends, day: addDays(ends.day, count) } : ends,
  };
  switch (recurrence.frequency) {
    case 'daily':
      return { ...recurrence, ...shifted };
    case 'weekly': {
      const weekdays = shiftWeekdays(recurrence.weekdays, recurrence.interval, count);
      return weekdays && { ...recurrence, ...shifted, weekdays };
    }
    case 'monthly':
      return { ...recurrence, ...shifted, on: placeAt(recurrence.on, to) };
    case 'yearly':
      return { ...recurrence, ...shifted, month: monthOf(to), on: placeAt(recurrence.on, to) };
  }
}

interface Split {
  readonly head: Recurrence;
  readonly tail: Recurrence;
}

/** Parts a series before `day`, on which it happens; `before` is how often its rule made it happen earlier. */
export function splitRecurrence(recurrence: Recurrence, day: string, before: number): Split {
  const { ends, exceptions } = recurrence;
  const earlier = exceptions.filter((left) => left < day);
  const later = exceptions.filter((left) => left >= day);
  const counted = ends.by === 'count';
  return {
    head: {
      ...recurrence,
      exceptions: earlier,
      ends: counted ? { by: 'count', count: before } : { by: 'until', day: addDays(day, -1) },
    },
    tail: {
      ...recurrence,
      exceptions: later,
      ends: counted ? { by: 'count', count: ends.count - before } : ends,
    },
  };
}

const joinEnds = (head: SeriesEnd, tail: SeriesEnd): SeriesEnd =>
  head.by === 'count' && tail.by === 'count' ? { by: 'count', count: head.count + tail.count } : tail;

/** The reverse: a series that was parted into these two. */
export const joinRecurrence = ({ head, tail }: Split): Recurrence => ({
  ...tail,
  exceptions: [...head.exceptions, ...tail.exceptions],
  ends: joinEnds(head.ends, tail.ends),
});

/** A meeting of a series, and which of its times it stands for, wherever it was moved to. */
export interface Instance {
  readonly id: string;
  readonly slot: Date;
}

export interface InstancePlan {
  /** Stand for another time than before. */
  readonly moved: readonly Instance[];
  readonly added: readonly Date[];
  /** Ids of what the series does not hold any more. */
  readonly removed: readonly string[];
}

/**
 * The plan for the meetings of a series that gets other times: a meeting that moves with the series to one of them takes
 * it, the rest take the others in order. Both lists are in order of time.
 */
export function planInstances(
  existing: readonly Instance[],
  wanted: readonly Date[],
  alongTo: (slot: Date) => Date = (slot) => slot,
): InstancePlan {
  const asked = new Set(wanted.map((slot) => slot.getTime()));
  const going = existing.map(({ id, slot }) => ({ id, from: slot, slot: alongTo(slot) }));
  const along = going.filter(({ slot }) => asked.has(slot.getTime()));
  const free = going.filter(({ slot }) => !asked.has(slot.getTime()));
  const taken = new Set(along.map(({ slot }) => slot.getTime()));
  const open = wanted.filter((slot) => !taken.has(slot.getTime()));
  const pairs = Math.min(free.length, open.length);
  const others = free.slice(0, pairs).flatMap(({ id }, index) => {
    const slot = open[index];
    return slot ? [{ id, slot }] : [];
  });
  return {
    moved: [
      ...along
        .filter(({ from, slot }) => from.getTime() !== slot.getTime())
        .map(({ id, slot }) => ({ id, slot })),
      ...others,
    ],
    added: open.slice(pairs),
    removed: free.slice(pairs).map(({ id }) => id),
  };
}
