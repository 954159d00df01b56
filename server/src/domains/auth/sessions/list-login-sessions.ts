import type { LoginSession } from '@hopgon/contract/security/schemas';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';
import { presentSession } from './session.presenter.ts';

/** Where the bearer is signed in; this session first, then the one used last. */
export async function listLoginSessions(
  world: Pick<World, 'clock'>,
  scope: PersonScope,
): Promise<{ sessions: LoginSession[] }> {
  const { userId, sessionId } = scope.actor;
  const rows = await sessionsStore.list(scope.db, userId, world.clock.now());
  const sessions = rows.map((row) => presentSession(row, sessionId));
  return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
}
