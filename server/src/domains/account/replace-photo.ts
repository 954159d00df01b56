import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { changePhoto } from '../users/change-photo.ts';
import { forgetPicture } from './forget-picture.ts';
import { wakeColleagues } from './wake-colleagues.ts';

/** Shows another picture of the caller from now on, or none; the file of the one before is deleted. */
export async function replacePhoto(
  world: Pick<World, 'hub' | 'storage'>,
  scope: PersonScope,
  address: string | null,
): Promise<void> {
  const before = await scope.transaction(async (tx) => {
    await wakeColleagues(world, tx);
    return changePhoto(tx, tx.actor.userId, address);
  });
  await forgetPicture(world, before);
}
