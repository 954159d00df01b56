import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { mayEditMeeting } from '../meetings/core/may-edit-meeting.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { listSpeakerNames } from '../transcripts/speakers/list-speaker-names.ts';
import { correctSummary } from './corrected-summary.rules.ts';
import { presentReading } from './readings.presenter.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

/** A typed row whose addition was undone was never there. */
const isRecorded = ({ created_by, act }: ReadingRow): boolean => created_by === null || act !== null;

/** What was read in the transcript of a meeting one may see, and what people made of it. */
export async function listReadings(
  scope: CompanyScope,
  meetingId: string,
): Promise<{ readings: Reading[]; can: { edit: boolean } }> {
  const meeting = await requireMeeting(scope, meetingId, 'view');
  const newest = await readingStore.newestTranscript(scope.db, meetingId);
  const names = await listSpeakerNames(scope, meetingId);
  const readings = correctSummary((await readingStore.list(scope.db, meetingId)).filter(isRecorded), names);
  return {
    readings: readings.map((row) => presentReading(row, names, newest?.version ?? 0)),
    can: { edit: mayEditMeeting(scope.actor.userId, meeting) },
  };
}
