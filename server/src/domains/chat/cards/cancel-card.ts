import type { Card } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentCard } from '../chat.presenter.ts';
import { cardsStore } from './cards.store.ts';

/** Drops a card without doing anything. */
export async function cancelCard(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  cardId: string,
): Promise<{ card: Card }> {
  const key = { id: cardId, userId: scope.actor.userId };
  const row = await cardsStore.dismiss(scope.db, key);
  if (!row) {
    const found = await cardsStore.find(scope.db, key);
    throw new Failure(found ? 'chat_card_used' : 'chat_card_not_found');
  }
  world.hub.wake({ userIds: [key.userId], topics: ['chat'] });
  return { card: presentCard(row, world.clock.now()) };
}
