import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';

/** Ends one session of the bearer's own, its streams at once. */
export async function endLoginSession(
  world: Pick<World, 'clock' | 'hub' | 'log'>,
  scope: PersonScope,
  endedId: string,
): Promise<Record<string, never>> {
  const { userId, sessionId } = scope.actor;
  const end = { at: world.clock.now(), by: 'person' } as const;
  const ended = await sessionsStore.revoke(scope.db, userId, endedId, end);
  if (!ended) throw new Failure('login_session_not_found');
  world.hub.endSessions({ sessionId: endedId });
  world.hub.wake({ userIds: [userId], topics: ['me'] });
  world.log.info({ event: 'session-ended', userId, sessionId, endedId }, 'session ended by its person');
  return {};
}
