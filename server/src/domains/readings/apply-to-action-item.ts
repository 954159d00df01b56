import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { applyItemChange } from '../action-items/apply-item-change.ts';
import { recordActionItem } from '../action-items/recorded/record-action-item.ts';
import { restoreApprovedTask } from '../action-items/recorded/restore-approved-task.ts';
import { undoActionItem } from '../action-items/undo-action-item.ts';
import { listSpeakerNames } from '../transcripts/speakers/list-speaker-names.ts';
import { type ReadingContent, taskChange, titleOf } from './reading-content.rules.ts';
import type { ReadingRow } from './readings.store.ts';

export type ReadingWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

/**
 * An approved task is an action item, any other reading is none. Answers the item's id, also of one that was deleted and comes
 * back with an undo, or 'taken' where a person holds it.
 */
export async function applyToActionItem(
  world: ReadingWorld,
  tx: CompanyScope,
  row: ReadingRow,
  after: ReadingContent,
): Promise<string | null | 'taken'> {
  if (row.kind !== 'task') return null;
  const { item_id: itemId } = row;
  const isItem = itemId !== null && row.state === 'approved';
  if (after.state !== 'approved') {
    if (!isItem) return itemId;
    return (await undoActionItem(world, tx, itemId)) ? itemId : 'taken';
  }
  if (isItem) {
    const change = taskChange(row, after);
    if (Object.keys(change).length > 0) await applyItemChange(world, tx, itemId, change);
    return itemId;
  }
  const task = {
    title: titleOf(after.text),
    assigneeId: after.assignee_id,
    deadline: after.deadline,
    priority: after.priority,
  };
  const source = { transcriptId: after.transcript_id, evidence: after.evidence };
  if (itemId !== null && (await restoreApprovedTask(world, tx, itemId))) {
    await applyItemChange(world, tx, itemId, { ...task, source });
    return itemId;
  }
  const { meeting_id: meetingId } = row;
  const names = await listSpeakerNames(tx, meetingId);
  const assigneeName = names.get(after.assignee_name ?? '') ?? after.assignee_name;
  return recordActionItem(world, tx, { meetingId, ...task, ...source, assigneeName });
}
