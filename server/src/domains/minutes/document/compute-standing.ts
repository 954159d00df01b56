import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { mayEditMeeting } from '../../meetings/core/may-edit-meeting.ts';
import type { MeetingFacts } from '../../meetings/core/require-meeting.ts';
import type { MinutesStanding } from '../minutes.policy.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { isPresent } from '../steps/checks.rules.ts';

/** What the caller is to the minutes of a meeting they may view. */
export async function computeStanding(
  scope: CompanyScope,
  meeting: MeetingFacts,
  row: MinutesRow,
): Promise<MinutesStanding> {
  const { userId } = scope.actor;
  // Only where everybody present is asked does presence decide anything.
  const people = row.adopted_by === 'present' ? await minutesStore.people(scope.db, row.id) : [];
  return {
    state: row.state,
    adoptedBy: row.adopted_by,
    isEditor: mayEditMeeting(userId, meeting),
    isParticipant: meeting.participants.some((person) => person.userId === userId),
    isChair: row.chair_id === userId,
    isSecretary: row.secretary_id === userId,
    isPresent: people.some((person) => person.user_id === userId && isPresent(person)),
  };
}
