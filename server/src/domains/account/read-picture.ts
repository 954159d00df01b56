import type { World } from '../../platform/world.ts';
import { idOf } from './avatar.rules.ts';

/** The bytes of an uploaded picture; null when the address is not one of ours or its file is gone. */
export async function readPicture(
  { storage }: Pick<World, 'storage'>,
  address: string | null,
): Promise<Uint8Array | null> {
  const id = address === null ? null : idOf(address);
  return id === null ? null : storage.read({ folder: 'avatars', id });
}
