import type { ReadingAct } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ReadingWorld } from './apply-to-action-item.ts';
import { contentOf } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';
import { type ChangedReading, replaceReading } from './replace-reading.ts';

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
