import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { filterAssignees } from '../action-items/people/filter-assignees.ts';
import { applyToActionItem, type ReadingWorld } from './apply-to-action-item.ts';
import type { ReadingContent } from './reading-content.rules.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

export interface ChangedReading {
  readonly row: ReadingRow;
  readonly after: ReadingContent;
}

/** Writes the content and keeps the action item of a task the same. */
export async function replaceReading(
  world: ReadingWorld,
  tx: CompanyScope,
  { row, after: content }: ChangedReading,
): Promise<void> {
  const after = await withAssignable(tx, row.meeting_id, content);
  await readingStore.update(tx.db, row.id, after, world.clock.now());
  const itemId = await applyToActionItem(world, tx, row, after);
  if (itemId === 'taken') throw new Failure('reading_task_taken');
  if (itemId !== row.item_id) await readingStore.setItem(tx.db, row.id, itemId);
}

/** What is approved, also by an undo, is nobody's where its person left meanwhile or is not in the closed meeting. */
async function withAssignable(
  tx: CompanyScope,
  meetingId: string,
  content: ReadingContent,
): Promise<ReadingContent> {
  const { state, assignee_id: assigneeId } = content;
  if (state !== 'approved' || assigneeId === null) return content;
  const assignable = await filterAssignees(tx, meetingId, [assigneeId]);
  return assignable.has(assigneeId) ? content : { ...content, assignee_id: null };
}
