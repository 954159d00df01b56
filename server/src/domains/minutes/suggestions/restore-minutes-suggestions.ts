import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { rejectionStore } from './rejections.store.ts';

/** They are suggested again. */
export function restoreMinutesSuggestions(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, ids }: { readonly meetingId: string; readonly ids: readonly string[] },
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    await rejectionStore.remove(tx.db, row.id, ids);
    await notifyViewers(world, tx, { companyId: row.company_id, meetingId, topics: ['minutes'] });
    return {};
  });
}
