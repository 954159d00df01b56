import type { World } from '../../platform/world.ts';
import { idOf } from './avatar.rules.ts';

/** Deletes the file behind an address that nobody shows any more. What the storage keeps for now goes with `deleteUnusedPictures`. */
export async function deletePicture(
  { storage, log }: Pick<World, 'storage' | 'log'>,
  address: string | null,
): Promise<void> {
  const id = address === null ? null : idOf(address);
  if (id === null) return;
  await storage
    .remove({ folder: 'avatars', id })
    .catch((error: unknown) => log.warn({ err: error }, 'a picture that nobody shows was not deleted'));
}
