import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { wakeViewers } from '../meetings/wake-viewers.ts';
import { presentFor } from './present-for.ts';
import { requireItem } from './require-item.ts';

/** Ends a change: whoever may see the item reads it again, and the caller gets it as it is now. */
export async function settleItem(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  itemId: string,
): Promise<ActionItem> {
  const row = await requireItem(scope, itemId);
  const { companyId } = await scope.entry();
  await wakeViewers(world, scope, {
    companyId,
    meetingId: row.meeting_id,
    topics: ['action-items'],
    others: [row.assignee_id, row.created_by],
  });
  const [item] = await presentFor(world, scope, [row]);
  if (!item) throw new Error('an item was read but not presented');
  return item;
}
