import type { CardFields } from '@hopgon/contract/chat/changes';
import type { Card } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { applyCardFields } from '../../assistant/acts/fields/apply-card-fields.ts';
import { presentCard } from '../chat.presenter.ts';
import { confirmRefusal, expiryOf } from './cards.rules.ts';
import { cardsStore } from './cards.store.ts';

/**
 * Changes fields of a card nobody has used: it is computed again, with its warnings, and waits another 15 minutes, also where it ran
 * out while somebody was writing in it.
 */
export async function updateCard(
  world: Pick<World, 'assistantReader' | 'clock' | 'hub'>,
  scope: CompanyScope,
  cardId: string,
  fields: CardFields,
): Promise<{ card: Card }> {
  const key = { id: cardId, userId: scope.actor.userId };
  const now = world.clock.now();
  const row = await scope.transaction(async (tx) => {
    const before = await cardsStore.lock(tx.db, key);
    if (before?.state !== 'open') throw new Failure(confirmRefusal(before, now));
    const change = await applyCardFields(world, tx, before.change, fields);
    const wanted = { change, previous: before.change, expiresAt: expiryOf(now) };
    const changed = await cardsStore.change(tx.db, key, wanted);
    if (!changed) throw new Failure(confirmRefusal(await cardsStore.find(tx.db, key), now));
    tx.afterCommit(() => world.hub.wake({ userIds: [key.userId], topics: ['chat'] }));
    return changed;
  });
  return { card: presentCard(row, now) };
}
