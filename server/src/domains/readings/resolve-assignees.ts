import type { Scope } from '../../platform/database/scope.ts';
import { filterAssignees } from '../action-items/people/filter-assignees.ts';
import { resolveMembers } from '../transcripts/speakers/resolve-members.ts';

/** The member each name means, where that member may be asked to take on a task of the meeting. */
export async function resolveAssignees(
  scope: Scope,
  meetingId: string,
  names: readonly (string | null)[],
): Promise<(string | null)[]> {
  const userIds = await resolveMembers(scope, meetingId, names);
  const assignable = await filterAssignees(
    scope,
    meetingId,
    userIds.filter((userId) => userId !== null),
  );
  return userIds.map((userId) => (userId !== null && assignable.has(userId) ? userId : null));
}
