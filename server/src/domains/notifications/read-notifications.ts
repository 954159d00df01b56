import type { readNotifications as route } from '@hopgon/contract/notifications/routes';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notificationStore } from './notifications.store.ts';

/** Marks some or all of the caller's notifications read and wakes the person's other screens. */
export async function readNotifications(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { ids, bundled = false, upTo }: BodyOf<typeof route>,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await notificationStore.markRead(scope.db, {
    ...{ userId, ids, upTo, isBundled: bundled },
    now: world.clock.now(),
  });
  scope.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['notifications'] }));
  return {};
}
