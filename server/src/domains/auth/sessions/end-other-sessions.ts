import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';

/** Ends every session of the bearer's own but this one, their streams at once. */
export async function endOtherSessions(
  world: Pick<World, 'clock' | 'hub' | 'log'>,
  scope: PersonScope,
): Promise<{ ended: number }> {
  const { userId, sessionId } = scope.actor;
  const end = { at: world.clock.now(), by: 'person' } as const;
  const ended = await sessionsStore.revokeAll(scope.db, userId, end, sessionId);
  world.hub.endSessions({ userId, except: sessionId });
  world.hub.wake({ userIds: [userId], topics: ['me'] });
  world.log.info({ event: 'other-sessions-ended', userId, sessionId, ended }, 'other sessions ended');
  return { ended };
}
