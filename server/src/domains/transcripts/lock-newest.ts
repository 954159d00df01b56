import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireTranscript } from './require-transcript.ts';
import { type TranscriptRow, transcriptStore } from './transcripts.store.ts';

/**
 * A transcript the caller may change: the newest of its meeting. Its changes, and new versions, come one after the other
 * until the transaction ends.
 */
export async function lockNewest(tx: CompanyScope, transcriptId: string): Promise<TranscriptRow> {
  const transcript = await requireTranscript(tx, transcriptId, 'edit');
  await transcriptStore.lockMeeting(tx.db, transcript.meeting_id);
  const newest = await transcriptStore.findNewest(tx.db, transcript.meeting_id);
  if (newest?.id !== transcriptId) throw new Failure('transcript_replaced');
  return transcript;
}
