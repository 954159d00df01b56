import type { World } from '../../platform/world.ts';
import { idOf } from './avatar.rules.ts';

/** Deletes the file behind an address that nobody shows any more. */
export async function deletePicture(
  { storage }: Pick<World, 'storage'>,
  address: string | null,
): Promise<void> {
  const id = address === null ? null : idOf(address);
  if (id !== null) await storage.remove({ folder: 'avatars', id });
}
