import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { renderItems } from './render-items.ts';
import { requireItem } from './require-item.ts';

/** One item with what the caller may do with it. */
export async function readItem(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  itemId: string,
): Promise<ActionItem> {
  const [item] = await renderItems(world, scope, [await requireItem(scope, itemId)]);
  if (!item) throw new Error('an item that was found is rendered');
  return item;
}
