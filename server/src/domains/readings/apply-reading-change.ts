import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { contentOf, type ReadingContent } from './reading-content.rules.ts';
import { type ReadingRow, readingStore } from './readings.store.ts';

export type ReadingChangeWorld = Pick<World, 'clock' | 'hub' | 'newId'>;

export interface TouchedItem {
  readonly companyId: string;
  readonly itemId: string;
  readonly by: string;
}

export async function applyReadingChange(
  world: ReadingChangeWorld,
  scope: Scope,
  { companyId, by }: TouchedItem,
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
