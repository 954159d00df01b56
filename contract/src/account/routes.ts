import { z } from 'zod';
import { Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Me, NotificationChoices, ProfileChange } from '../users/schemas.ts';
import { DeletionWord } from './schemas.ts';

export const updateMe = defineRoute({
  method: 'PATCH',
  path: '/api/v1/me',
  summary: 'Change the own profile; department and position are those of the company named',
  access: 'company',
  body: ProfileChange,
  reply: Me,
  failures: ['version_stale'],
});

export const chooseNotifications = defineRoute({
  method: 'PATCH',
  path: '/api/v1/me/notifications',
  summary: 'Choose what may reach the caller: mails, reminders, news of the chat',
  access: 'signed-in',
  body: NotificationChoices.partial(),
  reply: NotificationChoices,
  failures: [],
});

export const putAvatar = defineRoute({
  method: 'PUT',
  path: '/api/v1/me/avatar',
  summary: 'Set the own picture (JPEG, PNG or still WebP, at most 5 MB); it is cut square and encoded anew',
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
  summary: 'Take the own picture away',
  access: 'signed-in',
  reply: Nothing,
  failures: [],
});

export const listPhotos = defineRoute({
  method: 'GET',
  path: '/api/v1/photos',
  summary: 'Pictures of people of the company, by their ids with commas between; who has none is left out',
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
  summary: 'A picture by its unguessable address, which is another one for each picture',
  access: 'public',
  params: z.object({ avatarId: z.string().max(64) }),
  file: 'image/webp',
  reply: Nothing,
  failures: ['not_found'],
});

export const deleteAccount = defineRoute({
  method: 'DELETE',
  path: '/api/v1/me',
  summary:
    'Delete the own account for good: by the password, or after signing in anew where there is none. Minutes and transcripts keep the name',
  access: 'signed-in',
  body: z.object({
    word: DeletionWord,
    /** For an account that has one. */
    password: z.string().max(1024).optional(),
  }),
  reply: Nothing,
  failures: ['password_wrong', 'sign_in_again', 'account_owns_company', 'too_many_requests', 'server_busy'],
});
