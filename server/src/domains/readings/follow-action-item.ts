import type { Priority } from '@hopgon/contract/action-items/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { contentOf, type ReadingContent } from './reading-content.rules.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

type FollowWorld = Pick<World, 'clock' | 'hub' | 'newId'>;

interface Touched {
  readonly companyId: string;
  readonly itemId: string;
  readonly by: string;
}

async function follow(
  world: FollowWorld,
  scope: Scope,
  { companyId, by }: Touched,
  { row, act, after }: { row: ReadingRow; act: 'edited' | 'rejected' | 'approved'; after: ReadingContent },
): Promise<void> {
  const before = contentOf(row);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await readingStore.insertChange(scope.db, {
    company_id: companyId,
    reading_id: row.id,
    version: row.version + 1,
    act_id: world.newId(),
    act,
    before: JSON.stringify(before),
    changed_by: by,
    changed_at: world.clock.now(),
  });
  await readingStore.update(scope.db, row.id, after, world.clock.now());
  await notifyViewers(world, scope, { companyId, meetingId: row.meeting_id, topics: ['readings'] });
}

/** What is changed of an item elsewhere is changed of the row it came from. */
export async function followChangedItem(
  world: FollowWorld,
  scope: Scope,
  event: Touched & {
    readonly title: string;
    readonly assigneeId: string | null;
    readonly deadline: string | null;
    readonly priority: Priority;
  },
): Promise<void> {
  const row = await readingStore.findByItem(scope.db, event.itemId);
  if (!row) return;
  const { title: text, assigneeId: assignee_id, deadline, priority } = event;
  const assignee_name = assignee_id === row.assignee_id ? row.assignee_name : null;
  const after = { ...contentOf(row), text, assignee_id, assignee_name, deadline, priority };
  await follow(world, scope, event, { row, act: 'edited', after });
}

/** An item deleted takes its row out of the record, one restored brings it back. */
export async function followItemState(
  world: FollowWorld,
  scope: Scope,
  event: Touched,
  state: 'rejected' | 'approved',
): Promise<void> {
  const row = await readingStore.findByItem(scope.db, event.itemId);
  if (row) await follow(world, scope, event, { row, act: state, after: { ...contentOf(row), state } });
}
