import type { Scope } from '../../../platform/database/scope.ts';
import { filterViewers } from '../../meetings/core/filter-viewers.ts';
import { listClosedMeetingIds } from '../../meetings/core/list-closed-meeting-ids.ts';
import { assigneeStore } from './assignees.store.ts';

/**
 * Those of some people who may be asked to take on a task of a meeting: active members, and for a closed meeting its own
 * people, because what is said there is for nobody else. What no person picks by hand is nobody's where they are not among these.
 */
export async function filterAssignees(
  scope: Scope,
  meetingId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const closed = await listClosedMeetingIds(scope, new Set([meetingId]));
  if (closed.has(meetingId)) return filterViewers(scope, meetingId, userIds);
  return assigneeStore.listActive(scope.db, userIds);
}
