import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { recordActionItem } from '../../action-items/record-action-item.ts';
import { requireAssignee } from '../../action-items/require-assignee.ts';
import { listReadingReferences } from '../../readings/list-reading-references.ts';
import { saveAdoptedReadings } from '../../readings/save-adopted-readings.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { type LineRow, lineStore } from '../lines/lines.store.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { adoptedReadingOf } from './adopted-reading.rules.ts';

/**
 * Makes every task an action item. One of a reading is approved with its reading, in the words of the minutes, so that
 * neither it nor its item exists twice.
 */
export async function applyAdoptedTasks(
  world: MinutesWorld,
  tx: CompanyScope,
  { id: minutesId, meeting_id: meetingId }: Pick<MinutesRow, 'id' | 'meeting_id'>,
  lines: readonly LineRow[],
): Promise<void> {
  const readings = lines.flatMap((line) => adoptedReadingOf(line) ?? []);
  if (readings.length > 0) await saveAdoptedReadings(world, tx, meetingId, readings);
  const references = await listReadingReferences(tx, meetingId);
  for (const line of lines) {
    if (line.kind !== 'task' || line.item_id !== null) continue;
    const known = line.reading_id === null ? null : (references.get(line.reading_id)?.itemId ?? null);
    const itemId = known ?? (await recordTask(world, tx, meetingId, line));
    await lineStore.setItem(tx.db, minutesId, line.id, itemId);
  }
}

const longestTitle = 300;

async function recordTask(
  world: MinutesWorld,
  tx: CompanyScope,
  meetingId: string,
  line: LineRow,
): Promise<string> {
  const isActive =
    line.assignee_id !== null &&
    (await requireAssignee(tx, line.assignee_id, meetingId).then(
      () => true,
      () => false,
    ));
  return recordActionItem(world, tx, {
    meetingId,
    title: line.text.replace(/\s+/g, ' ').slice(0, longestTitle),
    // Who has left the company since, or may not view a closed meeting, is named and cannot be asked.
    assigneeId: isActive ? line.assignee_id : null,
    assigneeName: line.assignee_display ?? line.assignee_name,
    deadline: line.deadline,
    priority: 'trung bình',
    transcriptId: line.evidence.length > 0 ? line.transcript_id : null,
    evidence: line.transcript_id === null ? [] : line.evidence,
  });
}
