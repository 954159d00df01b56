import type { Clause } from './clause.ts';

const EMPTY = new Set(['function', 'kin', 'particle', 'opener']);

/** A word in more turns than this says little about the matter of one. */
const RARE = 8;

/** Of each clause the words of its matter and pairs of them that few turns have. */
export function rareWords(
  clauses: readonly {
    readonly turn: number;
    readonly matter: ReadonlySet<string>;
    readonly tokens: Clause['tokens'];
  }[],
): ReadonlySet<string>[] {
  const turns = new Map<string, { last: number; count: number }>();
  const terms = clauses.map(({ turn, matter, tokens }) => {
    const own = new Set(matter);
    for (let at = 1; at < tokens.length; at += 1) {
      const [one, other] = [tokens[at - 1]?.folded ?? '', tokens[at]?.folded ?? ''];
      if (matter.has(one) && matter.has(other)) own.add(`${one} ${other}`);
    }
    for (const term of own) {
      const seen = turns.get(term) ?? { last: -1, count: 0 };
      if (seen.last !== turn) seen.count += 1;
      seen.last = turn;
      turns.set(term, seen);
    }
    return own;
  });
  return terms.map((own) => new Set([...own].filter((term) => (turns.get(term)?.count ?? 0) <= RARE)));
}

/** The words of a clause that say something: no function words, pronouns, particles or times. */
export const contentWords = (clause: Clause): ReadonlySet<string> => wordsBut(new Set(), clause);

/** The words of its matter: people who speak in the meeting are none, for one of them may do all of its work. */
export const matterWords = (clause: Clause): ReadonlySet<string> => {
  const named = clause.mentions.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, step) => from + step),
  );
  return wordsBut(new Set(named), clause);
};

function wordsBut(empty: Set<number>, { tokens, phrases, times }: Clause): ReadonlySet<string> {
  for (const { from, to, classes } of phrases) {
    if (to - from === 1 && classes.some((name) => EMPTY.has(name))) empty.add(from);
  }
  const words = tokens.filter(
    ({ from }, at) => !(empty.has(at) || times.some((time) => from >= time.from && from < time.to)),
  );
  return new Set(words.map(({ folded }) => folded));
}

export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size > other.size) return sharedCount(other, one);
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}
