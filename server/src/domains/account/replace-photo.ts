import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { updatePhoto } from '../users/update-photo.ts';
import { deletePicture } from './delete-picture.ts';
import { notifyColleagues } from './notify-colleagues.ts';

/** Shows another picture of the caller from now on, or none; the file of the one before is deleted. */
export async function replacePhoto(
  world: Pick<World, 'hub' | 'log' | 'storage'>,
  scope: PersonScope,
  address: string | null,
): Promise<void> {
  const before = await scope.transaction(async (tx) => {
    await notifyColleagues(world, tx);
    return updatePhoto(tx, tx.actor.userId, address);
  });
  await deletePicture(world, before);
}
