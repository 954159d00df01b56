import { useState } from 'react';
import { type AskedSlot, readSlot, type SlotProblem, type TypedSlot } from './new-poll.rules.ts';

interface PollTimesTerms {
  readonly suggested: readonly AskedSlot[];
  readonly timeZone: string;
  /** How long a time written by hand is. */
  readonly minutes: number;
}

const nothing: TypedSlot = { day: '', clock: '' };

/** Which times a poll asks about: those suggested and those written by hand, in order, without those left out. */
export function usePollTimes({ suggested, timeZone, minutes }: PollTimesTerms) {
  const [slots, setSlots] = useState(() => suggested.toSorted(byStart));
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState(nothing);
  // The day of the time before is still there: often several of one day are asked about.
  const [known, setKnown] = useState('');
  const [problem, setProblem] = useState<SlotProblem | null>(null);

  /** The times with what is being written, or null when that is no time yet. */
  const add = (): AskedSlot[] | null => {
    const read = readSlot(typed, { minutes, timeZone, now: Date.now(), taken: slots });
    if ('field' in read) {
      setProblem(read);
      return null;
    }
    const next = [...slots, read].toSorted(byStart);
    setSlots(next);
    setTyped({ ...typed, clock: '' });
    setKnown(typed.day);
    return next;
  };
  const askedOf = (all: readonly AskedSlot[]) =>
    all.filter(({ startsAt }) => !left.has(startsAt)).map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));

  const isPending = typed.clock.trim() !== '' || typed.day !== known;

  return {
    /** Something stands written that is not among the times yet. */
    isPending,
    slots,
    left,
    typed,
    problem,
    timeZone,
    minutes,
    add,
    type: (part: Partial<TypedSlot>) => {
      setTyped({ ...typed, ...part });
      setProblem(null);
    },
    asked: askedOf(slots),
    /** What to send: nothing that stands written is left behind. Null while it cannot be read. */
    finish: () => {
      const all = isPending ? add() : slots;
      return all && askedOf(all);
    },
    toggle: (startsAt: string, isAsked: boolean) => {
      const next = new Set(left);
      if (isAsked) next.delete(startsAt);
      else next.add(startsAt);
      leave(next);
    },
  };
}

export type PollTimes = ReturnType<typeof usePollTimes>;

const byStart = (one: AskedSlot, other: AskedSlot): number =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);
