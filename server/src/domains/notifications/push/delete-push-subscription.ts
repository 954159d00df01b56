import type { PushState } from '@hopgon/contract/notifications/settings';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { pushStore } from './push.store.ts';
import { readPushState } from './read-push-state.ts';

/** Ends push messages to the browser of this session. */
export const deletePushSubscription = (
  world: Pick<World, 'log' | 'push'>,
  scope: PersonScope,
): Promise<PushState> =>
  scope.transaction(async (tx) => {
    const { userId, sessionId } = tx.actor;
    await pushStore.removeOfSession(tx.db, sessionId);
    world.log.info({ event: 'push-unsubscribed', userId, sessionId }, 'push messages turned off');
    return readPushState(world, tx);
  });
