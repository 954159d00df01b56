import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { participantStore } from './participants.store.ts';

/** Takes a person who left the company off every meeting still to come and hands on their chairs; those held keep their people. */
export async function leaveFutureMeetings(
  world: Pick<World, 'clock' | 'hub'>,
  scope: Scope,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  const chaired = await participantStore.leaveAfter(scope.db, userId, world.clock.now());
  await participantStore.assignChairs(scope.db, chaired);
  scope.afterCommit(() => world.hub.wake({ companyId, topics: ['meetings'] }));
}
