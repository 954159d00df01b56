import { Failure } from '@hopgon/contract/failure';
import type { Reading, ReadingAct } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { applyToActionItem } from './apply-to-action-item.ts';
import { presentReadings } from './open-readings.ts';
import { contentOf, type ReadingContent } from './reading-content.rules.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

export type ReadingWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

export interface ChangedReading {
  readonly row: ReadingRow;
  readonly after: ReadingContent;
}

/** Saves what one step made of some readings, with what stood before; `together`: they are undone together, too. */
export async function saveReadings(
  world: ReadingWorld,
  tx: CompanyScope,
  {
    act,
    changed,
    together = false,
  }: { act: ReadingAct; changed: readonly ChangedReading[]; together?: boolean },
): Promise<void> {
  const { companyId } = await tx.entry();
  const actId = world.newId();
  const now = world.clock.now();
  for (const { row, after } of changed) {
    await readingStore.insertChange(tx.db, {
      company_id: companyId,
      reading_id: row.id,
      version: row.version + 1,
      act_id: together ? actId : world.newId(),
      act,
      before: JSON.stringify(contentOf(row)),
      changed_by: tx.actor.userId,
      changed_at: now,
    });
    await replaceReading(world, tx, { row, after });
  }
}

/** Writes the content and keeps the action item of a task the same. */
export async function replaceReading(
  world: ReadingWorld,
  tx: CompanyScope,
  { row, after }: ChangedReading,
): Promise<void> {
  await readingStore.update(tx.db, row.id, after, world.clock.now());
  const itemId = await applyToActionItem(world, tx, row, after);
  if (itemId === 'taken') throw new Failure('reading_task_taken');
  if (itemId !== row.item_id) await readingStore.setItem(tx.db, row.id, itemId);
}

/** Ends a change: other viewers read again, and the caller gets the rows as they are now. */
export async function settleReadings(
  world: ReadingWorld,
  tx: CompanyScope,
  meetingId: string,
  rows: readonly Pick<ReadingRow, 'id'>[],
): Promise<{ readings: Reading[] }> {
  const { companyId } = await tx.entry();
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['readings'] });
  return presentReadings(tx, meetingId, new Set(rows.map(({ id }) => id)));
}
