import type { ClauseToken } from '../clauses/clause.ts';
import { readTurn } from '../support/reading.ts';
import { type Roster, rosterOf } from '../support/roster.ts';
import type { Turn } from '../transcript/turn.ts';
import { readVoices, type Voice } from './voices.ts';

/** What the wording of every line rests on. */
export type Talk = {
  readonly roster: Roster;
  readonly voiceAt: (turn: number) => Voice;
  /** Whether a word is written with a capital inside sentences. */
  readonly isProper: (word: string) => boolean;
  /** Of some turns the one that says most of a line's words. */
  readonly likeliestTurn: (words: readonly ClauseToken[], evidence: readonly number[]) => number;
};

const INSIDE = /(?<=[\p{Ll}\p{M}\d,] )\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

export function readWording(turns: readonly Turn[]): Talk {
  const roster = rosterOf(turns);
  const proper = new Set(turns.flatMap(({ text }) => text.normalize('NFC').match(INSIDE) ?? []));
  for (const { names, title } of roster.people) {
    for (const word of names.flat()) proper.add(word.charAt(0).toUpperCase() + word.slice(1));
    proper.delete(title.charAt(0).toUpperCase() + title.slice(1));
  }
  return {
    roster,
    voiceAt: readVoices(turns),
    isProper: (word) => proper.has(word),
    likeliestTurn: (words, evidence) => {
      const shared = evidence.map((turn) => {
        const said = turns[turn] ? readTurn(turns[turn]).said() : new Set();
        return words.filter(({ folded }) => said.has(folded)).length;
      });
      return evidence[shared.indexOf(Math.max(...shared))] ?? 0;
    },
  };
}
