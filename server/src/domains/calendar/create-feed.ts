import type { createCalendarFeed as route } from '@hopgon/contract/calendar/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { calendarLimits } from './calendar.limits.ts';
import { feedTokenHash, newFeedToken } from './feed.token.ts';
import { feedStore } from './feeds.store.ts';

/** Creates a private address of the caller's meetings in this company. It is answered once and cannot be read again. */
export async function createFeed(
  world: Pick<World, 'clock' | 'config' | 'limiter' | 'log'>,
  scope: CompanyScope,
): Promise<ReplyOf<typeof route>> {
  const { userId } = scope.actor;
  await world.limiter.spend(calendarLimits.feedsMadeByPerson, `calendar-feed/make/${userId}`);
  const token = newFeedToken();
  const { companyId } = await scope.entry();
  await feedStore.replace(scope.db, {
    companyId,
    userId,
    tokenHash: feedTokenHash(token),
    now: world.clock.now(),
  });
  world.log.info({ event: 'calendar-feed-made', companyId, userId }, 'calendar feed made');
  const address = `${world.config.publicUrl}/api/calendar/${token}.ics`;
  return { address, webcal: address.replace(/^https?:/, 'webcal:') };
}
