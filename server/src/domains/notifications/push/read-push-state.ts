import type { PushState } from '@hopgon/contract/notifications/settings';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { pushStore } from './push.store.ts';

/** Whether and where push messages reach the caller. */
export async function readPushState(world: Pick<World, 'push'>, scope: PersonScope): Promise<PushState> {
  const { userId, sessionId } = scope.actor;
  return {
    publicKey: world.push?.publicKey ?? null,
    devices: await pushStore.count(scope.db, userId),
    here: (await pushStore.findOfSession(scope.db, sessionId)) !== undefined,
  };
}
