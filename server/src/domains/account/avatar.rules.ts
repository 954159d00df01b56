import type { FailureCode } from '@hopgon/contract/failure-codes';

/** Pixels of a side: sharp at the largest size it is shown, twice over. */
export const avatarSide = 192;

const avatarPath = '/api/v1/avatars/';

export const addressOf = (avatarId: string): string => `${avatarPath}${avatarId}`;

/** Null when the address is not one of ours. */
export function idOf(address: string): string | null {
  const id = address.startsWith(avatarPath) ? address.slice(avatarPath.length) : '';
  return isAvatarId(id) ? id : null;
}

export const isAvatarId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** What to say of a picture that was not taken. */
export const refusalOf = {
  kind: 'image_kind_unsupported',
  pixels: 'image_pixels_too_many',
  unreadable: 'image_unreadable',
} as const satisfies Record<string, FailureCode>;
