import type { WakeTopic } from '@hopgon/contract/system/routes';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { audienceOf } from '../meetings.policy.ts';
import type { MeetingRow } from './meetings.store.ts';

/**
 * Wakes the screens of everyone who may see the meeting, or might before, once the change is committed. Tasks and notifications
 * name it only to who may see it, and not where it is closed.
 */
export function notifyMeetingViewers(
  world: Pick<World, 'hub'>,
  scope: Scope,
  meeting: MeetingRow,
  before: MeetingRow = meeting,
): void {
  const audiences = [...new Set([before, meeting])].map(audienceOf);
  const isSame =
    before.visibility === meeting.visibility &&
    new Set(audiences.map((audience) => String(audience))).size === 1;
  const topics: readonly WakeTopic[] = isSame ? ['meetings'] : ['meetings', 'action-items', 'notifications'];
  for (const audience of audiences) {
    const userIds = audience === 'company' ? undefined : audience;
    scope.afterCommit(() =>
      world.hub.wake({ companyId: meeting.company_id, topics, ...(userIds && { userIds }) }),
    );
  }
}
