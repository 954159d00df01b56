import { day } from '../../../platform/clock/durations.rules.ts';
import type { World } from '../../../platform/world.ts';
import { signatureStore } from '../steps/signatures.store.ts';

/**
 * Deletes files that no minutes need any more: of deleted meetings and companies, of adoptions that were undone, or left by
 * a crash. A file is written before its row, so one younger than a day stays. Run every day.
 */
export async function deleteUnusedMinutesFiles(
  world: Pick<World, 'clock' | 'database' | 'log' | 'storage'>,
): Promise<void> {
  const { db } = world.database.trusted({});
  const before = new Date(world.clock.now().getTime() - day);
  const count = await world.storage.sweep('minutes', before, (ids) => signatureStore.kept(db, ids));
  if (count > 0) world.log.info({ count }, 'files of no minutes deleted');
}
