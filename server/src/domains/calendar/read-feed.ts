import type { CalendarFeed } from '@hopgon/contract/calendar/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { feedStore } from './feeds.store.ts';

/** Whether there is an address to subscribe to; not which. */
export async function readFeed(scope: CompanyScope): Promise<CalendarFeed> {
  const feed = await feedStore.find(scope.db, scope.actor.userId);
  return {
    createdAt: feed?.created_at.toISOString() ?? null,
    readAt: feed?.read_at?.toISOString() ?? null,
  };
}
