import { Failure } from '@hopgon/contract/failure';
import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { completeLineChange } from './complete-line-change.ts';
import { columnsOf } from './drafted-line.rules.ts';
import { type LineRow, lineStore } from './lines.store.ts';
import { listLineSources } from './list-line-sources.ts';
import { noteSaid } from './marks.rules.ts';
import { type NamedLine, requireLine } from './require-line.ts';

/** Writes a line as its reading or note says now; with a rejected reading or deleted note the line is deleted. */
export function refreshMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  named: NamedLine,
): Promise<{ line: MinutesLine | null }> {
  return scope.transaction(async (tx) => {
    const { row, line } = await requireLine(tx, named);
    if (line.reading_id === null && line.note_id === null) throw new Failure('reading_not_found');
    const source = await sourceColumns(tx, named.meetingId, line);
    const now = world.clock.now();
    const changed = { lineId: line.id, before: line.text };
    if (source === null) {
      const gone = { deleted_by: tx.actor.userId, deleted_at: now, updated_at: now };
      await lineStore.update(tx.db, row.id, line.id, gone);
      await completeMinutesChange(world, tx, { row, changes: [{ act: 'line-deleted', ...changed }] });
      return { line: null };
    }
    const accepted = { accepted_by: tx.actor.userId, accepted_at: now, updated_at: now };
    // Nobody vouches for words they have not seen, but who wrote the note for the note.
    const confirmed = { confirmed_at: source.confirmed_by === null ? null : now };
    await lineStore.update(tx.db, row.id, line.id, { ...source, ...accepted, ...confirmed });
    const after = { act: 'line-edited' as const, ...changed, after: source.text };
    const placed = await completeLineChange(world, tx, row, after);
    return { line: placed.line };
  });
}

/** What the note or else the reading of a line says now, as columns; null where both are gone. */
async function sourceColumns(tx: CompanyScope, meetingId: string, line: LineRow) {
  const { readings, notes } = await listLineSources(tx, meetingId);
  const note = notes.get(line.note_id ?? '');
  if (note) {
    const { text, assigneeId, deadline, authorId } = note;
    const task = line.kind === 'task' ? { assignee_id: assigneeId, assignee_name: null, deadline } : {};
    return { text, ...task, taken: JSON.stringify(noteSaid(note)), confirmed_by: authorId };
  }
  const reading = readings.get(line.reading_id ?? '');
  return reading?.state === 'proposed' || reading?.state === 'approved'
    ? { ...columnsOf(reading), confirmed_by: null }
    : null;
}
