import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';
import { readHoldings } from './read-holdings.ts';

/** Once the bearer has given up their last second factor, no session of theirs counts as having shown one. */
export async function removeShownSecondFactor(
  world: Pick<World, 'config' | 'hub'>,
  scope: PersonScope,
): Promise<void> {
  const { userId } = scope.actor;
  const { twoFactor, passkeys } = await readHoldings(world, scope, userId);
  if (twoFactor || passkeys > 0) return;
  await sessionsStore.clearSecondFactor(scope.db, userId);
  scope.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me', 'company'] }));
}
