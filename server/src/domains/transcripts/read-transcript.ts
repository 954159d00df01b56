import { Failure } from '@hopgon/contract/failure';
import type { AnalysisDocument, Transcript } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { speakerStore } from './speakers/speakers.store.ts';
import { presentReading } from './transcripts.presenter.ts';
import { transcriptStore } from './transcripts.store.ts';

export interface TranscriptReading {
  readonly transcript: Transcript | null;
  /** Present once the state is ready. */
  readonly analysis: AnalysisDocument | null;
  readonly versions: number;
}

export async function readTranscript(
  scope: CompanyScope,
  { meetingId, version }: { readonly meetingId: string; readonly version?: number | undefined },
): Promise<TranscriptReading> {
  await requireMeeting(scope, meetingId, 'view');
  const row = await transcriptStore.findVersion(scope.db, meetingId, version);
  if (row) {
    const names = await speakerStore.names(scope.db, meetingId);
    return { ...presentReading(row, names), versions: row.versions };
  }
  if (version !== undefined) throw new Failure('transcript_not_found');
  return { transcript: null, analysis: null, versions: 0 };
}
