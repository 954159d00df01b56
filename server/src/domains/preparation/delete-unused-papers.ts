import { day } from '../../platform/clock/durations.rules.ts';
import type { World } from '../../platform/world.ts';
import { paperStore } from './papers.store.ts';

/** A file is written before its row: one younger than this may be on its way. */

/** Deletes files that no paper is any more: of deleted meetings and companies, or left by a crash. Run every day. */
export async function deleteUnusedPapers(
  world: Pick<World, 'clock' | 'database' | 'log' | 'storage'>,
): Promise<void> {
  const { db } = world.database.trusted({});
  const before = new Date(world.clock.now().getTime() - day);
  const count = await world.storage.sweep('papers', before, (ids) => paperStore.kept(db, ids));
  if (count > 0) world.log.info({ count }, 'files of no paper deleted');
}
