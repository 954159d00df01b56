import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { usersStore } from './users.store.ts';

/** Ends the links in mails that act for a person without signing in. */
export const replaceLinkSeed = (
  world: Pick<World, 'newId'>,
  scope: Scope,
  userId: string,
): Promise<unknown> => usersStore.update(scope.db, userId, { link_seed: world.newId() });
