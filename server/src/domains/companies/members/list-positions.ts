import { unset } from '@hopgon/contract/options';
import type { Scope } from '../../../platform/database/scope.ts';
import { membersStore } from './members.store.ts';

/** What members are called to be in the company, by their ids; who has no position is missing. */
export async function listPositions(
  scope: Pick<Scope, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await membersStore.listPositions(scope.db, userIds);
  return new Map(
    rows.flatMap(({ user_id, position }) =>
      position === null || position === '' || position === unset ? [] : [[user_id, position]],
    ),
  );
}
