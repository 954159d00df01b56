import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { rejectionStore } from './rejections.store.ts';

/** Readings, notes and votes that are suggested for these minutes no more. */
export function rejectMinutesSuggestions(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, ids }: { readonly meetingId: string; readonly ids: readonly string[] },
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    await rejectionStore.insert(
      tx.db,
      { company_id: row.company_id, minutes_id: row.id },
      ids,
      world.clock.now(),
    );
    await notifyViewers(world, tx, { companyId: row.company_id, meetingId, topics: ['minutes'] });
    return {};
  });
}
