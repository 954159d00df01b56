import type { Card } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { applyChange, type ChangeWorld } from '../../assistant/apply-change.ts';
import { presentCard } from '../chat.presenter.ts';
import { confirmRefusal, undoUntil } from './cards.rules.ts';
import { cardsStore } from './cards.store.ts';

/** Applies the card once, as its person saw it; its mails wait until it can no longer be undone. */
export async function applyCard(
  world: ChangeWorld & Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { cardId, version }: { readonly cardId: string; readonly version: number | undefined },
): Promise<{ card: Card }> {
  const key = { id: cardId, userId: scope.actor.userId };
  const now = world.clock.now();
  const sendAfter = undoUntil(now);
  const row = await scope.transaction(async (tx) => {
    const taken = await cardsStore.confirm(tx.db, { ...key, version }, now, sendAfter);
    if (!taken) throw new Failure(confirmRefusal(await cardsStore.find(tx.db, key), now, version));
    const made = await applyChange(world, tx, taken.change, sendAfter);
    tx.afterCommit(() => world.hub.wake({ userIds: [key.userId], topics: ['chat'] }));
    return cardsStore.settle(tx.db, key, made);
  });
  return { card: presentCard(row, now) };
}
