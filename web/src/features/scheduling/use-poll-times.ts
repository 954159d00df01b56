import { useState } from 'react';
import type { AskedSlot } from './new-poll.rules.ts';

/** Which times a poll asks about: those suggested and those added by hand, in order, without those left out. */
export function usePollTimes(suggested: readonly AskedSlot[]) {
  const [slots, setSlots] = useState(() => suggested.toSorted(byStart));
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  return {
    slots,
    left,
    asked: slots
      .filter(({ startsAt }) => !left.has(startsAt))
      .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    add: (slot: AskedSlot) => setSlots([...slots, slot].toSorted(byStart)),
    toggle: (startsAt: string, isAsked: boolean) => {
      const next = new Set(left);
      if (isAsked) next.delete(startsAt);
      else next.add(startsAt);
      leave(next);
    },
  };
}

const byStart = (one: AskedSlot, other: AskedSlot): number =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);
