import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { limitLiveCalls } from '../live.limits.ts';
import { liveStore } from '../live.store.ts';
import { notifyRoom } from './notify-room.ts';
import { requireLiveMeeting } from './require-live-meeting.ts';
import { visitsSince } from './visits.rules.ts';

/** Says that the caller has the page of the meeting open; the others are woken when that is new. */
export async function joinLiveMeeting(
  world: Pick<World, 'clock' | 'hub' | 'limiter'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ visitorIds: string[] }> {
  await limitLiveCalls(world.limiter, scope.actor.userId);
  return scope.transaction(async (tx) => {
    const { meeting, key } = await requireLiveMeeting(world, tx, meetingId);
    const now = world.clock.now();
    const since = visitsSince(now);
    await liveStore.lock(tx.db, key);
    const before = await liveStore.visit(tx.db, key, tx.actor.userId, now);
    if (before === null || before <= since) notifyRoom(world, tx, meeting, ['live']);
    return { visitorIds: await liveStore.visitorIds(tx.db, meetingId, since) };
  });
}
