import type { Reading } from '@hopgon/contract/readings/schemas';
import type { AnalysisDocument } from '@hopgon/contract/transcripts/schemas';

interface Resting {
  readonly evidence: readonly number[];
}

/** All the lines that something shown of this transcript rests on, in the order they were said. */
export function citedTurns(
  { topics, figures }: Pick<AnalysisDocument, 'topics' | 'figures'>,
  readings: readonly Pick<Reading, 'evidence' | 'source' | 'state'>[],
  transcriptId: string,
): number[] {
  const rows = readings.filter(
    (row) =>
      row.source?.transcriptId === transcriptId && (row.state === 'proposed' || row.state === 'approved'),
  );
  const resting: readonly Resting[] = [
    ...rows,
    ...topics.map(({ evidence }) => ({ evidence: evidence.slice(0, 1) })),
    ...(figures.longestMonologue ? [figures.longestMonologue] : []),
    ...(figures.agenda.value?.points ?? []),
  ];
  const turns = new Set(resting.flatMap(({ evidence }) => evidence));
  return [...turns].sort((a, b) => a - b);
}

/** Further lines a row may rest on are looked for beside those it rests on; without any, everywhere. */
export const isNear = (turn: number, turns: readonly number[]): boolean =>
  !turns.includes(turn) && (turns.length === 0 || turns.some((each) => Math.abs(each - turn) <= 2));

/** The lines of the rail: those cited, and the neighbours of those looked at. */
export function shownTurns(cited: readonly number[], looked: readonly number[], turnCount: number): number[] {
  const near = looked.flatMap((turn) => [turn - 2, turn - 1, turn, turn + 1, turn + 2]);
  const turns = new Set([...cited, ...near.filter((turn) => turn >= 0 && turn < turnCount)]);
  return [...turns].sort((a, b) => a - b);
}

/** '3', '3 và 4', '3, 4 và 7': the numbers lines have in the transcript, to be read aloud. */
export const numbersInWords = (turns: readonly number[]): string =>
  new Intl.ListFormat('vi', { type: 'conjunction' }).format(turns.map((turn) => String(turn + 1)));

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

/** With one more, in the order they were said. */
export const withTurn = (turns: readonly number[], turn: number): readonly number[] =>
  [...new Set([...turns, turn])].sort((a, b) => a - b);

export const withoutTurn = (turns: readonly number[], turn: number): readonly number[] =>
  turns.filter((each) => each !== turn);
