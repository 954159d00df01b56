import { isSameTask } from '@hopgon/contract/action-items/recorded-task';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { filterAssignees } from '../../action-items/people/filter-assignees.ts';
import { findRecordedTask } from '../../action-items/recorded/find-recorded-task.ts';
import { recordActionItem } from '../../action-items/recorded/record-action-item.ts';
import { removeRecordedItem } from '../../action-items/recorded/remove-recorded-item.ts';
import { updateRecordedItem } from '../../action-items/recorded/update-recorded-item.ts';
import { listReadingReferences } from '../../readings/list-reading-references.ts';
import { saveAdoptedReadings } from '../../readings/save-adopted-readings.ts';
import type { MinutesChanged, MinutesWorld } from '../document/complete-minutes-change.ts';
import { type LineRow, lineStore } from '../lines/lines.store.ts';
import { recordedTaskOf } from '../lines/task.rules.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { adoptedReadingOf } from './adopted-reading.rules.ts';

type AdoptedRow = Pick<MinutesRow, 'id' | 'meeting_id' | 'replaces_id'>;

/**
 * Makes every task an action item. One of a reading is approved with its reading, in the words of the minutes, so that
 * neither it nor its item exists twice. Tasks that became items before are brought up to date, and items of tasks that stand
 * there no more are deleted; what people did to an item since is left, and the history says so.
 */
export async function applyAdoptedTasks(
  world: MinutesWorld,
  tx: CompanyScope,
  row: AdoptedRow,
  lines: readonly LineRow[],
): Promise<MinutesChanged[]> {
  const { id: minutesId, meeting_id: meetingId } = row;
  const isItem = ({ kind, item_id: itemId }: LineRow): boolean => kind === 'task' && itemId !== null;
  const readings = lines.filter((line) => !isItem(line)).flatMap((line) => adoptedReadingOf(line) ?? []);
  if (readings.length > 0) await saveAdoptedReadings(world, tx, meetingId, readings);
  const references = await listReadingReferences(tx, meetingId);
  for (const line of lines) {
    if (line.kind !== 'task' || line.item_id !== null) continue;
    const known = line.reading_id === null ? null : (references.get(line.reading_id)?.itemId ?? null);
    const itemId = known ?? (await recordTask(world, tx, meetingId, line));
    await saveWritten(tx, minutesId, line, itemId);
  }
  const kept: MinutesChanged[] = [];
  for (const line of lines.filter(isItem)) kept.push(...(await updateItem(world, tx, row, line)));
  return [...kept, ...(await removeDropped(world, tx, row))];
}

async function saveWritten(
  tx: CompanyScope,
  minutesId: string,
  line: LineRow,
  itemId: string,
): Promise<void> {
  const item = await findRecordedTask(tx, itemId);
  const written = item && { line: recordedTaskOf(line), item, isKept: false };
  await lineStore.setItem(tx.db, minutesId, line.id, itemId, written);
}

/** The item of a task that was adopted before. */
async function updateItem(
  world: MinutesWorld,
  tx: CompanyScope,
  { id: minutesId, meeting_id: meetingId }: AdoptedRow,
  line: LineRow,
): Promise<MinutesChanged[]> {
  const { item_id: itemId, item_written: written } = line;
  const said = recordedTaskOf(line);
  if (itemId === null || (written && isSameTask(written.line, said))) return [];
  const after = { ...said, assigneeId: await findAssignee(tx, meetingId, line) };
  const result = await updateRecordedItem(world, tx, itemId, { before: written?.item ?? null, after });
  if (result === 'gone') return [];
  if (result === 'updated') {
    await saveWritten(tx, minutesId, line, itemId);
    return [];
  }
  const item = (await findRecordedTask(tx, itemId)) ?? after;
  await lineStore.setItem(tx.db, minutesId, line.id, itemId, { line: said, item, isKept: true });
  return [{ act: 'item-kept', lineId: line.id, before: item.title, after: line.text }];
}

/** Items of tasks that were deleted, or are no tasks any more. */
async function removeDropped(
  world: MinutesWorld,
  tx: CompanyScope,
  { id: minutesId, replaces_id: replacesId }: AdoptedRow,
): Promise<MinutesChanged[]> {
  const kept: MinutesChanged[] = [];
  for (const { item_id: itemId, item_written: written } of await lineStore.droppedTasks(
    tx.db,
    minutesId,
    replacesId,
  )) {
    if (itemId === null) continue;
    const title = await removeRecordedItem(world, tx, itemId, written?.item ?? null);
    if (title !== null) kept.push({ act: 'item-kept', before: title, after: null });
    await lineStore.clearItem(tx.db, minutesId, itemId);
  }
  return kept;
}

/** Who has left the company since, or may not view a closed meeting, is named and cannot be asked. */
async function findAssignee(
  tx: CompanyScope,
  meetingId: string,
  { assignee_id: assigneeId }: LineRow,
): Promise<string | null> {
  if (assigneeId === null) return null;
  const assignable = await filterAssignees(tx, meetingId, [assigneeId]);
  return assignable.has(assigneeId) ? assigneeId : null;
}

async function recordTask(
  world: MinutesWorld,
  tx: CompanyScope,
  meetingId: string,
  line: LineRow,
): Promise<string> {
  const { title, deadline } = recordedTaskOf(line);
  return recordActionItem(world, tx, {
    ...{ meetingId, title, deadline },
    assigneeId: await findAssignee(tx, meetingId, line),
    assigneeName: line.assignee_display ?? line.assignee_name,
    priority: 'trung bình',
    transcriptId: line.evidence.length > 0 ? line.transcript_id : null,
    evidence: line.transcript_id === null ? [] : line.evidence,
  });
}
