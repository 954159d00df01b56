import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { replacePhoto } from './replace-photo.ts';

/** Removes the caller's picture. */
export async function removeAvatar(
  world: Pick<World, 'hub' | 'log' | 'storage'>,
  scope: PersonScope,
): Promise<Record<string, never>> {
  await replacePhoto(world, scope, null);
  return {};
}
