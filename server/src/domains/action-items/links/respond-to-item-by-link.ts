import type { respondToItemByLink as route } from '@hopgon/contract/action-items/routes';
import type { LinkedItem } from '@hopgon/contract/action-items/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import type { ItemMailWorld } from '../mails/send-item-mail.ts';
import { saveDecision } from '../save-decision.ts';
import { openItemLink } from './open-item-link.ts';
import { requireLinkedItem } from './require-linked-item.ts';

/** Accepts or declines an item as the assignee to whom its link was sent; the link is used up then. */
export async function respondToItemByLink(
  world: ItemMailWorld & Pick<World, 'hub' | 'limiter' | 'scopes'>,
  origin: Origin,
  { token, accept, reason }: BodyOf<typeof route>,
): Promise<LinkedItem> {
  const { scope, link } = await openItemLink(world, origin, token);
  return scope.transaction(async (tx) => {
    const { row, linked } = await requireLinkedItem(tx, link);
    const { companyId, personId: actorId } = link;
    await saveDecision(world, tx, row, { companyId, actorId, accept, reason });
    return { ...linked, state: accept ? ('accepted' as const) : ('declined' as const) };
  });
}
