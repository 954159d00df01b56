import { busySubjects, type Candidate, candidatesOf, type Search, type Subject } from './candidates.rules.ts';
import { type Judged, reasonsFor } from './judge-slot.rules.ts';
import { spreadSlots } from './spread-slots.rules.ts';
import { withinWeekLimit } from './week-limit.rules.ts';

/** A time to meet, and why. */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly reasons: readonly string[];
  /** Ids of people who may miss it, and would. */
  readonly busyOptional: readonly string[];
}

/** Meetings nearer than this press people from one into the next. */
const breath = 10;

const needed = ({ required }: Subject): boolean => required;

/** The times at which everyone needed can come, in order. */
export const possibleTimes = (search: Search): Candidate[] =>
  possibleOnes(search, withinWeekLimit(search, candidatesOf(search)));

function possibleOnes(search: Search, candidates: readonly Candidate[]): Candidate[] {
  const busy = busySubjects(candidates, search.subjects.filter(needed), search.rest);
  return candidates.filter((_, place) => busy[place]?.length === 0);
}

interface Looked {
  /** All that were looked at: their days are those a meeting may have to wait for. */
  readonly candidates: readonly Candidate[];
  readonly possible: readonly Candidate[];
}

function judgeCandidates({ subjects, rest }: Search, { candidates, possible }: Looked): Judged[] {
  const people = subjects.filter(({ kind, required }) => kind === 'person' && required);
  const optional = subjects.filter((subject) => !needed(subject));
  const busyOptional = busySubjects(possible, optional, rest);
  const pressed = busySubjects(possible, people, breath);
  const dates = [...new Set(candidates.map(({ date }) => date))];
  const order = new Map(dates.map((date, place) => [date, place]));
  return possible.map((candidate, place) => ({
    ...candidate,
    busyOptional: busyOptional[place] ?? [],
    pressed: pressed[place] ?? [],
    daysOn: order.get(candidate.date) ?? 0,
  }));
}

/** The best times of a search, the best first; the same search always finds the same ones. */
export function suggestSlots(search: Search, most: number): Suggestion[] {
  const candidates = candidatesOf(search);
  const possible = possibleOnes(search, withinWeekLimit(search, candidates));
  const earliest = possible[0]?.start ?? 0;
  const { subjects, hours, minutes } = search;
  return spreadSlots(judgeCandidates(search, { candidates, possible }), { most, minutes, hours }).map(
    (slot) => ({
      start: slot.start,
      end: slot.end,
      reasons: reasonsFor(slot, hours, { subjects, earliest }),
      busyOptional: slot.busyOptional.map(({ id }) => id),
    }),
  );
}
