import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { type TranscriptRow, transcriptStore } from './transcripts.store.ts';

/** A transcript of a meeting the caller may view or edit; one they may not see answers like one that does not exist. */
export async function requireTranscript(
  scope: CompanyScope,
  transcriptId: string,
  right: 'view' | 'edit',
): Promise<TranscriptRow> {
  const transcript = await transcriptStore.find(scope.db, transcriptId);
  if (!transcript) throw new Failure('transcript_not_found');
  try {
    await requireMeeting(scope, transcript.meeting_id, right);
  } catch (error) {
    const isHidden = error instanceof Failure && error.code === 'meeting_not_found';
    throw isHidden ? new Failure('transcript_not_found') : error;
  }
  return transcript;
}
