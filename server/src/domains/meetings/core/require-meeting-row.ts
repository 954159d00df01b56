import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { meetingPolicy, viewerRelationOf } from '../meetings.policy.ts';
import { type MeetingRow, meetingStore } from './meetings.store.ts';

/** The same as the row this domain works with. */
export async function requireMeetingRow(
  scope: CompanyScope,
  meetingId: string,
  right: keyof typeof meetingPolicy,
): Promise<MeetingRow> {
  const meeting = await meetingStore.find(scope.db, meetingId);
  if (!meeting) throw new Failure('meeting_not_found');
  demand(meetingPolicy[right](viewerRelationOf(meeting, scope.actor.userId), meeting));
  return meeting;
}
