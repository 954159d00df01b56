import { z } from 'zod';
import { Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Me, NotificationChoices, ProfileChange } from '../users/schemas.ts';
import { DeletionWord } from './schemas.ts';

export const updateMe = defineRoute({
  method: 'PATCH',
  path: '/api/v1/me',
  summary: "Update the caller's profile",
  description: 'Department and position belong to the current company.',
  access: 'company',
  body: ProfileChange,
  reply: Me,
  failures: ['version_stale'],
});

export const updateNotificationChoices = defineRoute({
  method: 'PATCH',
  path: '/api/v1/me/notifications',
  summary: 'Choose which notifications reach the caller',
  access: 'signed-in',
  body: NotificationChoices.partial(),
  reply: NotificationChoices,
  failures: [],
});

export const uploadAvatar = defineRoute({
  method: 'PUT',
  path: '/api/v1/me/avatar',
  summary: "Set the caller's profile picture",
  description: 'JPEG, PNG or still WebP of at most 5 MB; it is cropped to a square and encoded again.',
  access: 'signed-in',
  upload: 'file',
  reply: z.object({ photoURL: z.string() }),
  failures: [
    'payload_too_large',
    'image_kind_unsupported',
    'image_pixels_too_many',
    'image_unreadable',
    'too_many_requests',
  ],
});

export const removeAvatar = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me/avatar',
  summary: "Remove the caller's profile picture",
  access: 'signed-in',
  reply: Nothing,
  failures: [],
});

export const listPhotos = defineRoute({
  method: 'GET',
  path: '/api/v1/photos',
  summary: 'List profile pictures of members',
  description: '`ids` holds ids separated by commas; members without a picture are left out.',
  access: 'company',
  query: z.object({
    ids: z
      .string()
      .max(4_000)
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).max(100)),
  }),
  reply: z.object({ photos: z.array(z.object({ userId: Id, photoURL: z.string() })) }),
  failures: [],
});

export const readAvatar = defineRoute({
  method: 'GET',
  path: '/api/v1/avatars/:avatarId',
  summary: 'Read a profile picture',
  description: 'Its address cannot be guessed and changes with each picture.',
  access: 'public',
  params: z.object({ avatarId: z.string().max(64) }),
  file: 'image/webp',
  reply: Nothing,
  failures: ['not_found'],
});

export const deleteAccount = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me',
  summary: "Delete the caller's account permanently",
  description:
    'Requires the password, or a recent sign-in if the account has none. Minutes and transcripts keep the name.',
  access: 'signed-in',
  body: z.object({
    word: DeletionWord,
    /** For an account that has one. */
    password: z.string().max(1024).optional(),
  }),
  reply: Nothing,
  failures: ['password_wrong', 'sign_in_again', 'account_owns_company', 'too_many_requests', 'server_busy'],
});
