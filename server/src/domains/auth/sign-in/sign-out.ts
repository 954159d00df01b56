import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from './sessions.store.ts';

/** Ends a session of the bearer's own; any other id is answered alike and changes nothing. */
export async function signOut(
  world: Pick<World, 'clock' | 'hub' | 'log'>,
  scope: PersonScope,
  sessionId: string,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  const end = { at: world.clock.now(), by: 'person' } as const;
  const ended = await sessionsStore.revoke(scope.db, userId, sessionId, end);
  if (!ended) return {};
  world.hub.endSessions({ sessionId });
  world.hub.wake({ userIds: [userId], topics: ['me'] });
  world.log.info({ event: 'signed-out', userId, sessionId }, 'signed out');
  return {};
}
