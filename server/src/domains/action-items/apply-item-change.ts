import type { Priority } from '@hopgon/contract/action-items/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { stateAfterEdit } from './action-items.rules.ts';
import { actionItemStore, type ItemRow, noExtension } from './action-items.store.ts';
import { recordItemDifferences } from './history/record-item-differences.ts';
import { notifyAskedPerson } from './people/notify-asked-person.ts';

export interface ItemChange {
  readonly title?: string | undefined;
  readonly assigneeId?: string | null | undefined;
  /** A person gives it to this assignee, who may have declined it. */
  readonly isGiven?: boolean;
  readonly deadline?: string | null | undefined;
  readonly priority?: Priority | undefined;
  readonly source?:
    | { readonly transcriptId: string | null; readonly evidence: readonly number[] }
    | undefined;
}

/**
 * Changes what an item says; a person newly named is asked to accept it, the one before no longer is. One that was deleted
 * stays so. The caller has asked who may.
 */
export async function applyItemChange(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  tx: CompanyScope,
  itemId: string,
  change: ItemChange,
): Promise<void> {
  const row = await actionItemStore.find(tx.db, tx.actor.userId, itemId);
  if (!row) return;
  const { state, assignee_id: asked } = row;
  // What somebody declined who left since is asked of nobody until somebody else is named.
  const isLeft =
    state === 'declined' && asked !== null && !(await actionItemStore.isActiveMember(tx.db, asked));
  const assigneeId = change.assigneeId ?? (isLeft ? null : change.assigneeId);
  const after = detailsAfter(row, { ...change, assigneeId }, tx.actor.userId);
  const updated = await actionItemStore.update(tx.db, row.id, row.version, {
    ...after,
    updated_at: world.clock.now(),
  });
  if (!updated) throw new Failure('version_stale');
  const { companyId } = await tx.entry();
  const { userId: by } = tx.actor;
  await recordItemDifferences(world, tx, row, { companyId, by, cause: 'edit' });
  if (row.asked_at !== null && after.asked_at === null)
    await world.bus.emit(tx, 'action-items.extension-ended', { itemId });
  await notifyAskedPerson(world, tx, row);
  const others = [row.assignee_id, after.assignee_id, row.created_by];
  await notifyViewers(world, tx, { companyId, meetingId: row.meeting_id, topics: ['action-items'], others });
}

function detailsAfter(row: ItemRow, change: ItemChange, actorId: string) {
  const { title = row.title, deadline = row.deadline, priority = row.priority, source } = change;
  const assigneeId = change.assigneeId === undefined ? row.assignee_id : change.assigneeId;
  const isSame = assigneeId === row.assignee_id;
  const before = { title: row.title, assigneeId: row.assignee_id, deadline: row.deadline, state: row.state };
  const said = { title, assigneeId, deadline, isGiven: change.isGiven === true };
  const state = stateAfterEdit(before, said, actorId);
  return {
    title,
    deadline,
    priority,
    assignee_id: assigneeId,
    assignee_name: isSame ? row.assignee_name : null,
    transcript_id: source ? source.transcriptId : row.transcript_id,
    evidence: source ? [...source.evidence] : row.evidence,
    state,
    decided_by: state === 'accepted' && !(isSame && row.state === 'accepted') ? actorId : row.decided_by,
    decline_reason: state === 'declined' ? row.decline_reason : null,
    ...(isSame && deadline === row.deadline ? extensionOf(row) : noExtension),
    ...(!isSame && { escalated_deadline: null }),
  };
}

const extensionOf = ({ asked_deadline, asked_reason, asked_at }: ItemRow) => ({
  asked_deadline,
  asked_reason,
  asked_at,
});
