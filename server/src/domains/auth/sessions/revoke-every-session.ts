import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { sessionsStore } from '../sign-in/sessions.store.ts';

/** Ends every session of a person as the operator, and answers how many. */
export const revokeEverySession = (
  world: Pick<World, 'clock'>,
  scope: Scope,
  userId: string,
): Promise<number> =>
  sessionsStore.revokeAll(scope.db, userId, { at: world.clock.now(), by: 'operator' }, null);
