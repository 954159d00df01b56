import type { Db } from '../../../platform/database/kysely.ts';
import { lineStore } from './lines.store.ts';

interface CitedTurns {
  /** Those cited, the turns beside them, and the first of each speaker, in order. */
  readonly turns: readonly { readonly speaker: string | null; readonly text: string }[];
  /** Numbers of turns as places in that list. */
  readonly evidenceOf: (evidence: readonly number[]) => number[];
}

/** What a check of lines reads of a transcript, however long that is: what is cited, and who speaks and how. */
export async function readCitedTurns(
  db: Db,
  transcriptId: string,
  cited: readonly number[],
): Promise<CitedTurns> {
  const near = new Set(cited.flatMap((index) => [index - 1, index, index + 1]));
  const rows = await lineStore.spokenTurns(db, transcriptId, [...near]);
  const placeByIndex = new Map(rows.map(({ index }, place) => [index, place]));
  return {
    turns: rows.map(({ speaker, text }) => ({ speaker, text })),
    evidenceOf: (evidence) => evidence.flatMap((index) => placeByIndex.get(index) ?? []),
  };
}
