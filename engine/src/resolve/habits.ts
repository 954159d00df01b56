import type { Clause } from '../clauses/clause.ts';

/** How likely a speaker means themself by a pronoun. */
export type Habits = {
  readonly selfChance: (speaker: string | null, word: string) => number | null;
};

type Spoken = Pick<Clause, 'speaker' | 'subject'> & { readonly commitment: number };
type Count = { sum: number; all: number };

/** From all clauses of a meeting whose subject is a pronoun: who speaks of themself with which word. */
export function learnHabits(clauses: readonly Spoken[]): Habits {
  const counts = new Map<string, Count>();
  for (const { speaker, subject, commitment } of clauses) {
    if (subject.kind !== 'pronoun' || speaker === null) continue;
    const key = `${speaker}\t${subject.word}`;
    const count = counts.get(key) ?? { sum: 0, all: 0 };
    count.sum += commitment;
    count.all += 1;
    counts.set(key, count);
  }
  return {
    selfChance: (speaker, word) => {
      const count = counts.get(`${speaker}\t${word}`);
      return count === undefined ? null : count.sum / count.all;
    },
  };
}
