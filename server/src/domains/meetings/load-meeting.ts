import type { Scope } from '../../platform/database/scope.ts';
import { meetingStore } from './meetings.store.ts';
import { factsOf, type MeetingFacts } from './require-meeting.ts';

/** A meeting of the scope's company for work nobody asks for (a job, a listener); null when there is none. */
export async function loadMeeting(scope: Scope, meetingId: string): Promise<MeetingFacts | null> {
  const meeting = await meetingStore.find(scope.db, meetingId);
  return meeting ? factsOf(meeting) : null;
}
