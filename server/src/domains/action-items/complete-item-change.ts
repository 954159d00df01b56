import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { renderItems } from './render-items.ts';
import { requireItem } from './require-item.ts';

/** Ends a change: everybody who may see the item reads it again, and the caller gets it as it is now. */
export async function completeItemChange(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  itemId: string,
): Promise<ActionItem> {
  const row = await requireItem(scope, itemId);
  const { companyId } = await scope.entry();
  await notifyViewers(world, scope, {
    companyId,
    meetingId: row.meeting_id,
    topics: ['action-items'],
    others: [row.assignee_id, row.created_by],
  });
  const [item] = await renderItems(world, scope, [row]);
  if (!item) throw new Error('an item was read but not presented');
  return item;
}
