import { randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { pictureLimit } from '@hopgon/contract/users/schemas';
import { readPart } from '../../platform/http/read-part.ts';
import type { UploadPart } from '../../platform/http/upload.ts';
import { encodeSquare } from '../../platform/images/encode-square.ts';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { spendPicture } from './account.limits.ts';
import { addressOf, avatarSide, refusalOf } from './avatar.rules.ts';
import { deletePicture } from './delete-picture.ts';
import { replacePhoto } from './replace-photo.ts';

async function firstFile(parts: AsyncIterable<UploadPart>): Promise<Uint8Array> {
  for await (const part of parts) if (part.kind === 'file') return readPart(part.stream, pictureLimit);
  throw new Failure('bad_request');
}

/**
 * Sets the own picture. What is kept is encoded here, never what was sent; each picture has an address of its own, so that
 * browsers may keep it for ever.
 */
export async function uploadAvatar(
  world: Pick<World, 'hub' | 'limiter' | 'log' | 'storage'>,
  scope: PersonScope,
  parts: AsyncIterable<UploadPart>,
): Promise<{ photoURL: string }> {
  await scope.entry();
  await spendPicture(world.limiter, scope.actor.userId);
  const image = await encodeSquare(await firstFile(parts), avatarSide);
  if (!('webp' in image)) throw new Failure(refusalOf[image.objection]);
  const id = randomBytes(16).toString('hex');
  await world.storage.put({ folder: 'avatars', id }, image.webp);
  try {
    await replacePhoto(world, scope, addressOf(id));
  } catch (error) {
    await deletePicture(world, addressOf(id));
    throw error;
  }
  return { photoURL: addressOf(id) };
}
