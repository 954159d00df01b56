import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { usersStore } from './users.store.ts';

/** Notes when the person `scope` is bound to signed in last. */
export async function recordSignIn(world: Pick<World, 'clock'>, scope: Scope, userId: string): Promise<void> {
  await usersStore.update(scope.db, userId, { last_login: world.clock.now() });
}
