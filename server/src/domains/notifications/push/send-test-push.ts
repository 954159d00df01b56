import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { pushLimits } from './push.limits.ts';
import { pushStore } from './push.store.ts';

const text = JSON.stringify({
  ...{ title: 'Họp Gọn', body: 'Thông báo đẩy đã hoạt động trên trình duyệt này.' },
  ...{ path: '/settings/notifications', tag: 'test' },
});

/** Sends a message to the browser of this session now, also in quiet hours: its person waits for it. */
export async function sendTestPush(
  world: Pick<World, 'clock' | 'limiter' | 'push'>,
  scope: PersonScope,
): Promise<Record<string, never>> {
  const { userId, sessionId } = scope.actor;
  if (!world.push) throw new Failure('push_off');
  await world.limiter.spend(pushLimits.testsOfPerson, `push/test/${userId}`);
  const target = await pushStore.findOfSession(scope.db, sessionId);
  if (!target) throw new Failure('push_not_subscribed');
  const { endpoint, public_key: publicKey, auth_secret: authSecret } = target;
  const message = { text, ttl: 60, urgency: 'high' } as const;
  const outcome = await world.push.send({ endpoint, publicKey, authSecret }, message, world.clock.now());
  if (outcome === 'gone') {
    await pushStore.removeOfSession(scope.db, sessionId);
    throw new Failure('push_not_subscribed');
  }
  if (outcome === 'failed') throw new Failure('push_failed');
  return {};
}
