import { day } from '../../platform/clock/durations.rules.ts';
import type { World } from '../../platform/world.ts';
import { accountStore } from './account.store.ts';
import { addressOf } from './avatar.rules.ts';

/** A picture is written before its person's row names it: one younger than this may be on its way. */

/** Deletes pictures that a crash left without anybody who shows them; run every day. */
export async function deleteUnusedPictures(
  world: Pick<World, 'clock' | 'database' | 'log' | 'storage'>,
): Promise<void> {
  const { db } = world.database.trusted({});
  const before = new Date(world.clock.now().getTime() - day);
  const count = await world.storage.sweep('avatars', before, async (ids) => {
    const shown = await accountStore.shownPictures(db, ids.map(addressOf));
    return new Set(ids.filter((id) => shown.has(addressOf(id))));
  });
  if (count > 0) world.log.info({ count }, 'pictures nobody shows deleted');
}
