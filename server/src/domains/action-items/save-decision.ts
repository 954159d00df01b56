import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { actionItemStore, type ItemRow } from './action-items.store.ts';
import { recordItemChange } from './history/record-item-change.ts';
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
  const decided = await actionItemStore.decide(tx.db, itemId, {
    state: accept ? 'accepted' : 'declined',
    assignee_id: assigneeId,
    decided_by: actorId,
    decline_reason: reason || null,
    updated_at: world.clock.now(),
  });
  if (!decided) throw new Failure('action_item_decided');
  const act = accept ? 'accepted' : 'declined';
  await recordItemChange(world, tx, { companyId, itemId, act, by: actorId, reason });
  await world.bus.emit(tx, 'action-items.decided', {
    ...{ companyId, itemId, title: row.title, assigneeId, meetingId },
    ...{ accepted: accept, reason, decidedBy: actorId, authorId },
  });
  if (!accept)
    await sendItemMail(world, tx, row, {
      ...{ companyId, actorId, to: authorId ?? row.leader_id },
      occasion: { kind: 'declined', reason },
    });
  const others = [assigneeId, row.assignee_id, authorId];
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others });
}
