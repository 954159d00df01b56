import { useState } from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { type AskedSlot, readSlot, type SlotProblem, type TypedSlot } from './new-poll.rules.ts';

interface PollTimesTerms {
  readonly suggested: readonly AskedSlot[];
  readonly timeZone: string;
  /** How long a time written by hand is. */
  readonly minutes: number;
  /** Under which name the times outlive a session that ends. */
  readonly keptAs: string;
}

interface TimesDraft {
  readonly slots: readonly AskedSlot[];
  /** Starts of the slots that are not asked about. */
  readonly left: readonly string[];
  readonly typed: TypedSlot;
  /** The day of the time before is still there: often several of one day are asked about. */
  readonly known: string;
}

const draftOf = (suggested: readonly AskedSlot[]): TimesDraft => ({
  slots: suggested.map(spanOf).toSorted(byStart),
  left: [],
  typed: { day: '', clock: '' },
  known: '',
});

/** Which times a poll asks about: those suggested and those written by hand, in order, without those left out. */
export function usePollTimes({ suggested, timeZone, minutes, keptAs }: PollTimesTerms) {
  const [draft, setDraft] = useKept(keptAs, () => draftOf(suggested));
  const [problem, setProblem] = useState<SlotProblem | null>(null);
  const { slots, left, typed, known } = draft;

  /** The times with what is being written, or null when that is no time yet. */
  const add = (): readonly AskedSlot[] | null => {
    const read = readSlot(typed, { minutes, timeZone, now: Date.now(), taken: slots });
    if ('field' in read) {
      setProblem(read);
      return null;
    }
    const next = [...slots, read].toSorted(byStart);
    setDraft({ ...draft, slots: next, typed: { ...typed, clock: '' }, known: typed.day });
    return next;
  };
  const askedOf = (all: readonly AskedSlot[]) =>
    all.filter(({ startsAt }) => !left.includes(startsAt)).map(spanOf);

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
      setDraft({ ...draft, typed: { ...typed, ...part } });
      setProblem(null);
    },
    asked: askedOf(slots),
    /** What to send: nothing that stands written is left behind. Null while it cannot be read. */
    finish: () => {
      const all = isPending ? add() : slots;
      return all && askedOf(all);
    },
    toggle: (startsAt: string, isAsked: boolean) => {
      const others = left.filter((each) => each !== startsAt);
      setDraft({ ...draft, left: isAsked ? others : [...others, startsAt] });
    },
  };
}

export type PollTimes = ReturnType<typeof usePollTimes>;

function spanOf({ startsAt, endsAt }: AskedSlot): AskedSlot {
  return { startsAt, endsAt };
}

const byStart = (one: AskedSlot, other: AskedSlot): number =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);
