import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';

/** Notes that a second factor or a passkey was shown in the bearer's session: companies that require one let it in. */
export async function recordSecondFactor(
  { clock, hub }: Pick<World, 'clock' | 'hub'>,
  scope: PersonScope,
): Promise<void> {
  const { userId, sessionId } = scope.actor;
  await sessionsStore.setSecondFactor(scope.db, userId, sessionId, clock.now());
  scope.afterCommit(() => hub.wake({ userIds: [userId], topics: ['me', 'company'] }));
}
