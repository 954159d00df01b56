import type { Origin } from '../../platform/http/call.ts';
import type { Identity } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { sessionsStore } from './sessions.store.ts';

/** Ends a session whose refresh token came twice, with its streams, and lets its owner be told. */
export async function endReusedSession(
  world: Pick<World, 'database' | 'clock' | 'hub' | 'bus' | 'log'>,
  { userId, sessionId }: Identity,
  origin: Origin,
): Promise<void> {
  await world.database.trusted({ userId }).transaction(async (tx) => {
    const ended = await sessionsStore.revoke(tx.db, userId, sessionId, world.clock.now());
    if (!ended) return;
    await world.bus.emit(tx, 'auth.session-reused', { userId, sessionId });
    tx.afterCommit(() => world.hub.endSessions({ sessionId }));
  });
  world.log.warn(
    { event: 'refresh-reused', userId, sessionId, address: origin.address },
    'refresh token used twice',
  );
}
