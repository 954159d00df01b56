import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { audienceOf } from '../meetings.policy.ts';
import type { MeetingRow } from './meetings.store.ts';

/** Wakes the screens of everyone who may see the meeting, once the change is committed. */
export function notifyMeetingViewers(world: Pick<World, 'hub'>, scope: Scope, meeting: MeetingRow): void {
  const audience = audienceOf(meeting);
  const userIds = audience === 'company' ? undefined : audience;
  scope.afterCommit(() =>
    world.hub.wake({ companyId: meeting.company_id, topics: ['meetings'], ...(userIds && { userIds }) }),
  );
}
