import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { readStore } from './reads.store.ts';

/** Records that the caller opened adopted minutes. */
export function readAdoptedMinutes(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { meetingId, edition }: EditionParams,
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.read });
    await readStore.insert(tx.db, {
      ...{ company_id: row.company_id, minutes_id: row.id, user_id: tx.actor.userId },
      read_at: world.clock.now(),
    });
    return {};
  });
}
