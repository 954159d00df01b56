import type { Scope } from '../../../platform/database/scope.ts';
import type { DomainEvents } from '../../../platform/events/bus.ts';
import type { World } from '../../../platform/world.ts';
import { workersOf } from '../action-items.rules.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import { differencesBetween } from './item-differences.rules.ts';
import { type RecordedChange, recordItemChange } from './record-item-change.ts';

interface ChangedBy {
  readonly companyId: string;
  readonly by: string;
  readonly cause: DomainEvents['action-items.changed']['cause'];
  /** What the history says in place of the differences. */
  readonly recorded?: Omit<RecordedChange, 'companyId' | 'itemId'>;
}

/**
 * Writes a change of an item to its history and announces what it says now. Everything that writes the title, person,
 * deadline, priority or state of an item ends here, so that what follows it, such as the reading it came from, misses nothing.
 */
export async function recordItemDifferences(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  scope: Scope,
  before: Pick<ItemRow, 'id' | 'title' | 'assignee_id' | 'deadline' | 'state'>,
  { companyId, by, cause, recorded }: ChangedBy,
): Promise<void> {
  const itemId = before.id;
  const after = await actionItemStore.find(scope.db, by, itemId);
  if (!after) throw new Error('an item vanished inside its own transaction');
  const lines = recorded ? [recorded] : differencesBetween(before, after).map((act) => ({ by, ...act }));
  for (const line of lines) await recordItemChange(world, scope, { companyId, itemId, ...line });
  await world.bus.emit(scope, 'action-items.changed', {
    ...{ companyId, itemId, by, cause, title: after.title, assigneeId: after.assignee_id },
    ...{ meetingId: after.meeting_id, deadline: after.deadline, priority: after.priority },
    ...{ state: after.state, version: after.version, isClosed: after.meeting_closed },
    workerIds: workersOf([before, after], by),
    before: {
      ...{ title: before.title, assigneeId: before.assignee_id, deadline: before.deadline },
      isDone: before.state === 'done',
    },
  });
}
