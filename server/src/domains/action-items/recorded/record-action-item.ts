import type { Priority } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { actionItemStore } from '../action-items.store.ts';
import { recordItemChange } from '../history/record-item-change.ts';

interface ApprovedTask {
  readonly meetingId: string;
  readonly title: string;
  readonly assigneeId: string | null;
  /** The name in the transcript, where it matches no single member. */
  readonly assigneeName: string | null;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly transcriptId: string | null;
  readonly evidence: readonly number[];
}

/** Records a task that was approved; it is proposed to its person, also to who approved it. The caller has asked who may. */
export async function recordActionItem(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  tx: CompanyScope,
  { meetingId, title, assigneeId, assigneeName, transcriptId, evidence, ...task }: ApprovedTask,
): Promise<string> {
  const { companyId } = await tx.entry();
  const { userId } = tx.actor;
  const now = world.clock.now();
  const itemId = world.newId();
  await actionItemStore.insert(tx.db, {
    ...task,
    company_id: companyId,
    id: itemId,
    title,
    assignee_id: assigneeId,
    assignee_name: assigneeId === null ? assigneeName : null,
    meeting_id: meetingId,
    transcript_id: transcriptId,
    evidence: [...evidence],
    created_by: userId,
    created_at: now,
    updated_at: now,
  });
  await recordItemChange(world, tx, {
    ...{ companyId, itemId, act: 'created', by: userId },
    ...{ assigneeId, deadline: task.deadline },
  });
  const proposed = { companyId, itemId, title, assigneeId, meetingId, proposedBy: userId, version: 1 };
  await world.bus.emit(tx, 'action-items.proposed', proposed);
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['action-items'], others: [assigneeId] });
  return itemId;
}
