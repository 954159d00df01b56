import './retention.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { RetentionSettings } from '@hopgon/contract/retention/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { holdStore } from './holds.store.ts';
import { readRetention } from './read-retention.ts';
import { retentionPolicy } from './retention.policy.ts';

export function deleteRetentionHold(
  world: Pick<World, 'bus'>,
  scope: CompanyScope,
  holdId: string,
): Promise<RetentionSettings> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(retentionPolicy.manage(role));
    const released = await holdStore.remove(tx.db, holdId);
    if (released)
      await world.bus.emit(tx, 'retention.hold-changed', {
        ...{ companyId, actorId: tx.actor.userId, meetingId: released.meeting_id, isHeld: false },
      });
    return readRetention(tx);
  });
}
