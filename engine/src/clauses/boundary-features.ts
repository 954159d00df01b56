import { mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import type { ClauseToken } from './clause.ts';

export type PhrasesAt = {
  readonly starting: ReadonlyMap<number, readonly PhraseSpan[]>;
  readonly ending: ReadonlyMap<number, readonly PhraseSpan[]>;
};

export const placePhrases = (phrases: readonly PhraseSpan[]): PhrasesAt => ({
  starting: Map.groupBy(phrases, ({ from }) => from),
  ending: Map.groupBy(phrases, ({ to }) => to),
});

/** Sentences are hardly longer. */
const FARTHEST = 24;

/** Signs that a clause ends behind a token of unpunctuated speech; `since` is where the clause began. */
export function boundaryFeatures(
  tokens: readonly ClauseToken[],
  at: number,
  since: number,
  { starting, ending }: PhrasesAt,
): Features {
  const hash = (index: number) => tokens[index]?.hash ?? 0;
  return [
    mixHash(nameHash('w-1'), hash(at - 1)),
    mixHash(nameHash('w'), hash(at)),
    mixHash(nameHash('w+1'), hash(at + 1)),
    mixHash(nameHash('w+2'), hash(at + 2)),
    mixHash(nameHash('w-1 w'), mixHash(hash(at - 1), hash(at))),
    mixHash(nameHash('w w+1'), mixHash(hash(at), hash(at + 1))),
    mixHash(nameHash('w+1 w+2'), mixHash(hash(at + 1), hash(at + 2))),
    nameHash(`since ${Math.min(at + 1 - since, FARTHEST)}`),
    ...classesOf(ending.get(at + 1), 'ends'),
    ...classesOf(starting.get(at + 1), 'starts'),
  ];
}

const classesOf = (phrases: readonly PhraseSpan[] | undefined, where: string): number[] =>
  (phrases ?? []).flatMap(({ classes }) => classes.map((name) => mixHash(nameHash(where), nameHash(name))));
