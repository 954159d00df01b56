import { Failure } from '@hopgon/contract/failure';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { presentTurn } from './transcripts.presenter.ts';
import { transcriptStore } from './transcripts.store.ts';

interface Page {
  readonly transcriptId: string;
  readonly from: number;
  readonly limit: number;
}

export async function listTurns(
  scope: CompanyScope,
  { transcriptId, from, limit }: Page,
): Promise<{ turns: Turn[]; total: number }> {
  const transcript = await transcriptStore.find(scope.db, transcriptId);
  if (!transcript) throw new Failure('transcript_not_found');
  await requireVisible(scope, transcript.meeting_id);
  const rows = await transcriptStore.listTurns(scope.db, transcriptId, from, limit);
  return { turns: rows.map(presentTurn), total: transcript.turn_count };
}

// A transcript one may not see answers like one that does not exist; so it must not speak of a meeting.
async function requireVisible(scope: CompanyScope, meetingId: string): Promise<void> {
  try {
    await requireMeeting(scope, meetingId, 'view');
  } catch (error) {
    const hidden = error instanceof Failure && error.code === 'meeting_not_found';
    throw hidden ? new Failure('transcript_not_found') : error;
  }
}
