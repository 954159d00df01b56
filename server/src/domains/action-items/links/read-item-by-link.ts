import type { LinkedItem } from '@hopgon/contract/action-items/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { openItemLink } from './open-item-link.ts';
import { requireLinkedItem } from './require-linked-item.ts';

/** The item of a signed link. Reading it answers nothing: programs that look at mails follow links, too. */
export async function readItemByLink(
  world: Pick<World, 'config' | 'limiter' | 'scopes'>,
  origin: Origin,
  token: string,
): Promise<LinkedItem> {
  const { scope, link } = await openItemLink(world, origin, token);
  return scope.transaction(async (tx) => (await requireLinkedItem(tx, link)).linked);
}
