import { Failure } from '@hopgon/contract/failure';
import type { PushState, PushSubscriptionKeys } from '@hopgon/contract/notifications/settings';
import { encryptPush } from '../../../platform/push/encrypt-push.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { mostPushDevices, pushLimits } from './push.limits.ts';
import { pushStore } from './push.store.ts';
import { readPushState } from './read-push-state.ts';

/** Sends the caller's push messages to this browser from now on, until its session ends. */
export async function savePushSubscription(
  world: Pick<World, 'clock' | 'limiter' | 'log' | 'newId' | 'push'>,
  scope: PersonScope,
  { endpoint, keys }: PushSubscriptionKeys,
): Promise<PushState> {
  const { userId, sessionId } = scope.actor;
  if (!world.push) throw new Failure('push_off');
  await world.limiter.spend(pushLimits.subscriptionsOfPerson, `push/subscribe/${userId}`);
  const publicKey = Buffer.from(keys.p256dh, 'base64url');
  const authSecret = Buffer.from(keys.auth, 'base64url');
  if (!world.push.mayReach(endpoint) || !isUsable(publicKey, authSecret))
    throw new Failure('push_address_refused');
  return scope.transaction(async (tx) => {
    const id = world.newId();
    const now = world.clock.now();
    await pushStore.save(tx.db, { id, sessionId, endpoint, publicKey, authSecret, now }, mostPushDevices);
    world.log.info({ event: 'push-subscribed', userId, sessionId }, 'push messages turned on');
    return readPushState(world, tx);
  });
}

/** Whether messages can be encrypted for these keys. */
function isUsable(publicKey: Uint8Array, authSecret: Uint8Array): boolean {
  try {
    return encryptPush('', { publicKey, authSecret }).length > 0;
  } catch {
    return false;
  }
}
