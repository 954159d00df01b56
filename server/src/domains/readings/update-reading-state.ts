import type { Scope } from '../../platform/database/scope.ts';
import { applyReadingChange, type ReadingChangeWorld, type TouchedItem } from './apply-reading-change.ts';
import { contentOf } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';

/** An item deleted takes its row out of the record, one restored brings it back. */
export async function updateReadingState(
  world: ReadingChangeWorld,
  scope: Scope,
  event: TouchedItem,
  state: 'rejected' | 'approved',
): Promise<void> {
  const row = await readingStore.findByItem(scope.db, event.itemId);
  if (row)
    await applyReadingChange(world, scope, event, { row, act: state, after: { ...contentOf(row), state } });
}
