import type { Priority } from '@hopgon/contract/action-items/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import { applyReadingChange, type ReadingChangeWorld, type TouchedItem } from './apply-reading-change.ts';
import { contentOf, titleOf } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';

/** What is changed of an item elsewhere is changed of the row it came from. */
export async function updateReadingOfItem(
  world: ReadingChangeWorld,
  scope: Scope,
  event: TouchedItem & {
    readonly title: string;
    readonly assigneeId: string | null;
    readonly deadline: string | null;
    readonly priority: Priority;
  },
): Promise<void> {
  const row = await readingStore.findByItem(scope.db, event.itemId);
  if (!row) return;
  const { title, assigneeId: assignee_id, deadline, priority } = event;
  // A title has room for the beginning of a long reading alone.
  const text = titleOf(row.text) === title ? row.text : title;
  const assignee_name = assignee_id === row.assignee_id ? row.assignee_name : null;
  const after = { ...contentOf(row), text, assignee_id, assignee_name, deadline, priority };
  await applyReadingChange(world, scope, event, { row, act: 'edited', after });
}
