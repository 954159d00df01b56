import './retention.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { NewRetentionHold, RetentionSettings } from '@hopgon/contract/retention/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { holdStore } from './holds.store.ts';
import { readRetention } from './read-retention.ts';
import { retentionPolicy } from './retention.policy.ts';
import { retentionStore } from './retention.store.ts';

const mostHolds = 500;

/** Holds a meeting the owner may see, or the whole company, against the rules; the nightly job waits for it. */
export function createRetentionHold(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  scope: CompanyScope,
  { meetingId, reason }: NewRetentionHold,
): Promise<RetentionSettings> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(retentionPolicy.manage(role));
    // A night that is deleting ends its batch first.
    await retentionStore.lock(tx.db);
    if (meetingId !== null) await requireMeeting(tx, meetingId, 'view');
    if ((await holdStore.count(tx.db)) >= mostHolds) throw new Failure('too_many_retention_holds');
    const heldBy = tx.actor.userId;
    const hold = { companyId, id: world.newId(), meetingId, reason, heldBy, now: world.clock.now() };
    if (await holdStore.add(tx.db, hold))
      await world.bus.emit(tx, 'retention.hold-changed', {
        companyId,
        actorId: heldBy,
        meetingId,
        isHeld: true,
      });
    return readRetention(tx);
  });
}
