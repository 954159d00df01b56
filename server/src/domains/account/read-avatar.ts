import { Failure } from '@hopgon/contract/failure';
import type { FileReply } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { isAvatarId } from './avatar.rules.ts';

/** A picture by its address, which is the right to see it. */
export async function readAvatar({ storage }: Pick<World, 'storage'>, avatarId: string): Promise<FileReply> {
  const bytes = isAvatarId(avatarId) ? await storage.read({ folder: 'avatars', id: avatarId }) : null;
  if (!bytes) throw new Failure('not_found');
  return { keep: 'forever', bytes };
}
