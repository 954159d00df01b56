import '../auth.events.ts';
import type { Origin } from '../../../platform/http/call.ts';
import type { Identity } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionReusedMail } from '../account.mail.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sessionsStore } from './sessions.store.ts';

/** Ends a session whose refresh token was used twice, with its streams, and notifies its owner by mail. */
export async function endReusedSession(
  world: Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'bus' | 'log'>,
  { userId, sessionId }: Identity,
  origin: Origin,
): Promise<void> {
  await world.database.trusted({ userId }).transaction(async (tx) => {
    const end = { at: world.clock.now(), by: 'reuse' } as const;
    const ended = await sessionsStore.revoke(tx.db, userId, sessionId, end);
    if (!ended) return;
    await sendAccountMail(world, tx, userId, (reader) => sessionReusedMail(world.config, reader));
    await world.bus.emit(tx, 'auth.session-reused', { userId, sessionId });
    tx.afterCommit(() => world.hub.endSessions({ sessionId }));
  });
  world.log.warn(
    { event: 'refresh-reused', userId, sessionId, address: origin.address },
    'refresh token used twice',
  );
}
