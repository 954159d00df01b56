import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import type { TranscriptShortened } from '../../transcripts/transcripts.events.ts';
import { lineStore } from './lines.store.ts';

/** Turns that a line of minutes rests on are not taken from under it. */
export async function requireUncitedTurns(
  scope: Scope,
  { transcriptId, turnCount }: TranscriptShortened,
): Promise<void> {
  if (await lineStore.findCiting(scope.db, transcriptId, turnCount)) throw new Failure('part_cited');
}
