import type { Card } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { DoneChange } from '../../assistant/apply-change.ts';
import { type UndoWorld, undoChange } from '../../assistant/undo-change.ts';
import { presentCard } from '../chat.presenter.ts';
import { undoRefusal } from './cards.rules.ts';
import { type CardRow, cardsStore } from './cards.store.ts';

/** Undoes what a card did, while its mails have not left; asked twice, it answers alike. */
export async function undoCard(
  world: UndoWorld & Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  cardId: string,
): Promise<{ card: Card }> {
  const key = { id: cardId, userId: scope.actor.userId };
  const now = world.clock.now();
  const row = await scope.transaction(async (tx): Promise<CardRow> => {
    const taken = await cardsStore.undo(tx.db, key, now);
    if (!taken) {
      const found = await cardsStore.find(tx.db, key);
      if (found?.state === 'undone') return found;
      throw new Failure(undoRefusal(found));
    }
    await undoChange(world, tx, taken.done ?? doneBefore(taken));
    tx.afterCommit(() => world.hub.wake({ userIds: [key.userId], topics: ['chat'] }));
    return { ...taken, meeting_id: null, action_item_id: null };
  });
  return { card: presentCard(row, now) };
}

/** A card confirmed by the release before this one names only what it made. */
const doneBefore = ({ change, meeting_id: meetingId, action_item_id: itemId }: CardRow): DoneChange[] => [
  ...(change.kind === 'minutes' ? [{ kind: 'minutes' as const, id: change.meetingId }] : []),
  ...(meetingId === null ? [] : [{ kind: 'meeting' as const, id: meetingId }]),
  ...(itemId === null ? [] : [{ kind: 'task' as const, id: itemId }]),
];
