import type { Clause } from './clause.ts';

const EMPTY = new Set(['function', 'kin', 'particle', 'opener']);

/** The words of a clause that carry its matter: no function words, pronouns, particles or times. */
export function contentWords({ tokens, phrases, times }: Clause): ReadonlySet<string> {
  const empty = new Set<number>();
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
