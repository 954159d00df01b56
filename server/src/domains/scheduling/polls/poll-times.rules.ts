import type { Refusal } from '@hopgon/contract/failure';
import { deadlineRefusal } from './polls.rules.ts';

interface Stretch {
  /** ISO instant. */
  readonly startsAt: string;
  readonly endsAt: string;
}

interface KnownSlot {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface SlotChanges {
  readonly kept: readonly KnownSlot[];
  readonly added: readonly Stretch[];
  readonly removed: readonly KnownSlot[];
}

const isSame = (known: KnownSlot, wanted: Stretch): boolean =>
  Date.parse(known.starts_at) === Date.parse(wanted.startsAt) &&
  Date.parse(known.ends_at) === Date.parse(wanted.endsAt);

/** A time that begins and ends as before is the same time; without a list all stay. */
export const compareSlots = (
  known: readonly KnownSlot[],
  wanted: readonly Stretch[] | undefined,
): SlotChanges =>
  wanted === undefined
    ? { kept: known, added: [], removed: [] }
    : {
        kept: known.filter((slot) => wanted.some((time) => isSame(slot, time))),
        added: wanted.filter((time) => !known.some((slot) => isSame(slot, time))),
        removed: known.filter((slot) => !wanted.some((time) => isSame(slot, time))),
      };

/** New times are still to come. The deadline is judged where it is new, or where the times are others. */
export function updateRefusal(
  { kept, added, removed }: SlotChanges,
  { deadline, isNewDeadline }: { readonly deadline: Date; readonly isNewDeadline: boolean },
  now: Date,
): Refusal {
  if (added.some(({ startsAt }) => Date.parse(startsAt) <= now.getTime())) return 'poll_slot_past';
  const starts = [...kept.map((slot) => slot.starts_at), ...added.map(({ startsAt }) => startsAt)];
  const isOver = deadline <= now;
  if (!isNewDeadline && (isOver || added.length + removed.length === 0)) return null;
  return deadlineRefusal({ starts: starts.map((start) => new Date(start)), deadline }, now);
}
