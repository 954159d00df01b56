import type { LoginSession } from '@hopgon/contract/security/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';
import { presentSession } from './session.presenter.ts';

/** Where a person is signed in, for the operator; the session used last comes first. */
export async function listSessions(
  world: Pick<World, 'clock'>,
  scope: Scope,
  userId: string,
): Promise<LoginSession[]> {
  const rows = await sessionsStore.list(scope.db, userId, world.clock.now());
  return rows.map((row) => presentSession(row, ''));
}
