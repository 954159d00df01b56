import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { feedStore } from './feeds.store.ts';

/** Ends the caller's address: calendars that subscribed to it find nothing any more. */
export async function revokeFeed(
  world: Pick<World, 'log'>,
  scope: CompanyScope,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await feedStore.remove(scope.db, userId);
  world.log.info({ event: 'calendar-feed-dropped', userId }, 'calendar feed dropped');
  return {};
}
