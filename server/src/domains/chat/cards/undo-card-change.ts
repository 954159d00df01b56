import type { Card } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { presentCard } from '../chat.presenter.ts';
import { confirmRefusal, expiryOf } from './cards.rules.ts';
import { cardsStore } from './cards.store.ts';

/** Gives an open card back what it was before its last change; without one it stays as it is. */
export async function undoCardChange(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  cardId: string,
): Promise<{ card: Card }> {
  const key = { id: cardId, userId: scope.actor.userId };
  const now = world.clock.now();
  const before = await cardsStore.find(scope.db, key);
  if (before && before.expires_at <= now) throw new Failure(confirmRefusal(before, now));
  const wanted = { change: before?.previous ?? before?.change, expiresAt: expiryOf(now) };
  const { change } = wanted;
  const row = change && (await cardsStore.change(scope.db, key, { ...wanted, change, previous: null }));
  if (!row) throw new Failure(confirmRefusal(await cardsStore.find(scope.db, key), now));
  world.hub.wake({ userIds: [key.userId], topics: ['chat'] });
  return { card: presentCard(row, now) };
}
