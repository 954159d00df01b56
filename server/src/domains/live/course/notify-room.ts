import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { WakeTopic } from '@hopgon/contract/system/routes';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';

/** Wakes the people who may enter the meeting, once the change is committed. */
export function notifyRoom(
  world: Pick<World, 'hub'>,
  tx: Scope,
  { participants, createdBy }: Pick<Meeting, 'participants' | 'createdBy'>,
  topics: readonly WakeTopic[],
): void {
  const userIds = [...new Set([createdBy.userId, ...participants.map(({ userId }) => userId)])];
  tx.afterCommit(() => world.hub.wake({ userIds, topics }));
}
