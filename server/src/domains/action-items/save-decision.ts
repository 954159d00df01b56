import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { actionItemStore, type ItemRow } from './action-items.store.ts';
import { recordItemDifferences } from './history/record-item-differences.ts';
import { itemMailStore } from './mails/item-mails.store.ts';
import { type ItemMailWorld, sendItemMail } from './mails/send-item-mail.ts';

interface SavedDecision {
  readonly companyId: string;
  readonly actorId: string;
  readonly accept: boolean;
  /** Why it is declined. */
  readonly reason: string;
}

/** Records that a person accepts or declines an item, and notifies who gave it. The caller has asked who may. */
export async function saveDecision(
  world: ItemMailWorld & Pick<World, 'hub'>,
  tx: Scope,
  row: ItemRow,
  { companyId, actorId, accept, ...given }: SavedDecision,
): Promise<void> {
  const { id: itemId, meeting_id: meetingId, created_by: authorId } = row;
  const reason = accept ? '' : given.reason;
  const assigneeId = accept ? actorId : row.assignee_id;
  const decided = await actionItemStore.decide(tx.db, itemId, row.version, {
    state: accept ? 'accepted' : 'declined',
    assignee_id: assigneeId,
    decided_by: actorId,
    decline_reason: reason || null,
    updated_at: world.clock.now(),
  });
  if (!decided) {
    const now = await actionItemStore.find(tx.db, actorId, itemId);
    throw new Failure(now?.state === 'proposed' ? 'action_item_changed' : 'action_item_decided');
  }
  await recordItemDifferences(world, tx, row, {
    ...{ companyId, by: actorId, cause: 'answer' },
    recorded: { act: accept ? 'accepted' : 'declined', by: actorId, reason },
  });
  const readerId = await itemMailStore.firstActive(tx.db, [authorId, row.leader_id]);
  await world.bus.emit(tx, 'action-items.decided', {
    ...{ companyId, itemId, title: row.title, assigneeId, meetingId },
    ...{ accepted: accept, reason, decidedBy: actorId, readerId },
  });
  if (!accept)
    await sendItemMail(world, tx, row, {
      ...{ companyId, actorId, to: readerId, occasion: { kind: 'declined', reason } },
    });
  const others = [assigneeId, row.assignee_id, authorId];
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others });
}
