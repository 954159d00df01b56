import { Priority } from '@hopgon/contract/action-items/schemas';
import { Failure } from '@hopgon/contract/failure';
import { Id, LocalDate } from '@hopgon/contract/primitives';
import { type Reading, ReadingState } from '@hopgon/contract/readings/schemas';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { completeReadingsChange } from './complete-readings-change.ts';
import { lockReadings } from './lock-readings.ts';
import type { ReadingContent } from './reading-content.rules.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';
import { replaceReading } from './replace-reading.ts';
import { type NamedReadings, requireReadings } from './require-readings.ts';

/** As the history keeps it. */
const StoredContent: z.ZodType<ReadingContent> = z.object({
  text: z.string(),
  transcript_id: Id.nullable(),
  evidence: z.array(z.int()),
  assignee_id: Id.nullable(),
  assignee_name: z.string().nullable(),
  deadline: LocalDate.nullable(),
  priority: Priority,
  state: ReadingState,
  merged_into: Id.nullable(),
});

/** Undoes the newest change of readings, with those one merge changed together. */
export function undoReadings(
  world: ReadingWorld,
  scope: CompanyScope,
  { meetingId, readings }: NamedReadings,
): Promise<{ readings: Reading[] }> {
  return scope.transaction(async (tx) => {
    const rows = await lockReadings(tx, meetingId);
    const picked = requireReadings(rows, readings);
    if (picked.some(({ act_id }) => act_id === null)) throw new Failure('reading_unchanged');
    const acts = new Set(picked.map(({ act_id }) => act_id));
    const changed = rows.filter(({ act_id }) => act_id !== null && acts.has(act_id));
    for (const row of picked) demandWhole(row, changed, rows);
    for (const row of changed) await undoChange(world, tx, row);
    return completeReadingsChange(world, tx, meetingId, changed);
  });
}

/** A row merged into another comes back only while the other still stands as the merge left it. */
function demandWhole(row: ReadingRow, changed: readonly ReadingRow[], rows: readonly ReadingRow[]): void {
  if (row.act !== 'merged' || row.merged_into === null) return;
  const kept = rows.find(({ id }) => id === row.merged_into);
  if (kept && !changed.includes(kept)) throw new Failure('reading_changed_since');
}

async function undoChange(world: ReadingWorld, tx: CompanyScope, row: ReadingRow): Promise<void> {
  const before = StoredContent.parse(row.before);
  await readingStore.undoChange(tx.db, row.id, row.changed_version ?? 0, tx.actor.userId, world.clock.now());
  await replaceReading(world, tx, { row, after: before });
}
