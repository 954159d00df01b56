import type { Scope } from '../../../platform/database/scope.ts';
import { meetingPolicy } from '../meetings.policy.ts';
import { activeMembers, findInvited } from './audience.store.ts';

/** The active members who may change a meeting: its chair, who created it, its secretaries. */
export async function listEditors(scope: Scope, meetingId: string): Promise<string[]> {
  const meeting = await findInvited(scope.db, meetingId);
  if (!meeting) return [];
  const { created_by: creatorId, participants } = meeting;
  const inRole = (wanted: 'chair' | 'secretary') =>
    participants.filter(({ role }) => role === wanted).map(({ user_id: userId }) => userId);
  const partOf = new Map(participants.map(({ user_id: userId, role }) => [userId, role]));
  const editors = [...new Set([...inRole('chair'), creatorId, ...inRole('secretary')])].filter(
    (userId) =>
      meetingPolicy.edit(
        { isCreator: userId === creatorId, part: partOf.get(userId) ?? null },
        { visibility: meeting.visibility, is_draft: meeting.is_draft },
      ) === null,
  );
  const active = new Set(await activeMembers(scope.db, editors));
  return editors.filter((userId) => active.has(userId));
}
