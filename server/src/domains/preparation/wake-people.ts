import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { MeetingFacts } from '../meetings/require-meeting.ts';

/** Whoever takes part reads again what they show of the meeting, once the change is there. */
export function wakePeople(world: Pick<World, 'hub'>, tx: CompanyScope, meeting: MeetingFacts): void {
  const userIds = [...new Set([meeting.createdBy, ...meeting.participants.map(({ userId }) => userId)])];
  tx.afterCommit(() => world.hub.wake({ userIds, topics: ['meetings'] }));
}
