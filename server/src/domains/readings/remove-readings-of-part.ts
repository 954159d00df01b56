import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import type { TranscriptShortened } from '../transcripts/transcripts.events.ts';
import { isTouched } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';

/** Turns are about to go: what nobody touched goes with those it rests on, what a person took keeps them. */
export async function removeReadingsOfPart(
  scope: Scope,
  { meetingId, transcriptId, turnCount }: TranscriptShortened,
): Promise<void> {
  const cited = (await readingStore.list(scope.db, meetingId)).filter(
    (row) => row.transcript_id === transcriptId && row.evidence.some((turn) => turn >= turnCount),
  );
  if (cited.some(isTouched)) throw new Failure('part_cited');
  if (cited.length > 0)
    await readingStore.remove(
      scope.db,
      cited.map(({ id }) => id),
    );
}
