import type { Analysis } from '@hopgon/contract/transcripts/schemas';

interface Resting {
  readonly evidence: readonly number[];
}

/** All the lines an analysis rests on, in the order they were said. */
export function citedTurns({ summary, decisions, openQuestions, topics, figures }: Analysis): number[] {
  const statements: readonly Resting[] = [
    ...summary.short,
    ...summary.medium,
    ...summary.long,
    ...decisions,
    ...openQuestions,
    ...topics.map(({ evidence }) => ({ evidence: evidence.slice(0, 1) })),
    ...(figures.longestMonologue ? [figures.longestMonologue] : []),
    ...(figures.agenda.value?.points ?? []),
  ];
  const turns = new Set(statements.flatMap(({ evidence }) => evidence));
  return [...turns].sort((a, b) => a - b);
}

/** A line's number is its place among those cited, 1 the first said: the same in every summary, however long. */
export const numberTurns = (cited: readonly number[]): ReadonlyMap<number, number> =>
  new Map(cited.map((turn, place) => [turn, place + 1]));

/** '3', '3 và 4', '3, 4 và 7': the numbers of some lines, to be read aloud. */
export function numbersInWords(turns: readonly number[], numbers: ReadonlyMap<number, number>): string {
  const known = turns.map((turn) => numbers.get(turn)).filter((number) => number !== undefined);
  return new Intl.ListFormat('vi', { type: 'conjunction' }).format(known.map(String));
}

/** Entries that read alike once, with how often they came. */
export function countAlike<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
): { readonly key: string; readonly entry: T; readonly count: number }[] {
  const groups = Map.groupBy(entries, keyOf);
  return [...groups].flatMap(([key, [entry, ...more]]) =>
    entry === undefined ? [] : [{ key, entry, count: more.length + 1 }],
  );
}
