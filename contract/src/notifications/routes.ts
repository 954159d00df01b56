import { z } from 'zod';
import { Id, NextCursor, Nothing, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { ListedNotification } from './schemas.ts';
import {
  LinkedMails,
  NotificationSettings,
  NotificationSettingsChange,
  PushState,
  PushSubscriptionKeys,
  UnsubscribeToken,
} from './settings.ts';

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/api/v1/notifications',
  summary: "List the caller's notifications in this company",
  description:
    'All or only unread ones, the newest first, with the number of unread rows. `bundled` puts lines of one kind and day about one thing into one row; `bundle` lists the single lines of the row with that key.',
  access: 'company',
  query: z.object({
    unread: z.enum(['true', 'false']).default('false'),
    bundled: z.enum(['true', 'false']).default('false'),
    bundle: z.string().max(200).optional(),
    ...page(100, 20),
  }),
  reply: z.object({ notifications: z.array(ListedNotification), unread: z.int(), nextCursor: NextCursor }),
  failures: [],
});

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: 'Mark notifications as read',
  description:
    'All of them if `ids` is left out, or those up to `upTo`, the newest that was shown. With `bundled` an id stands for its row: the line and the older ones of its bundle.',
  access: 'company',
  body: z.object({
    ids: z.array(Id).max(200).optional(),
    bundled: z.boolean().optional(),
    upTo: Id.optional(),
  }),
  reply: Nothing,
  failures: [],
});

export const readNotificationSettings = defineRoute({
  method: 'GET',
  path: '/api/v1/notifications/settings',
  summary: 'Read which notifications reach the caller in which way',
  access: 'signed-in',
  reply: NotificationSettings,
  failures: [],
});

export const updateNotificationSettings = defineRoute({
  method: 'PATCH',
  path: '/api/v1/notifications/settings',
  summary: 'Choose which notifications reach the caller in which way',
  description: 'Fields that are left out stay as they are; what leaves no choice stays as it is, too.',
  access: 'signed-in',
  body: NotificationSettingsChange,
  reply: NotificationSettings,
  failures: ['time_zone_unknown'],
});

export const readPushState = defineRoute({
  method: 'GET',
  path: '/api/v1/notifications/push',
  summary: "Read whether push messages reach the caller's browsers",
  access: 'signed-in',
  reply: PushState,
  failures: [],
});

export const savePushSubscription = defineRoute({
  method: 'PUT',
  path: '/api/v1/notifications/push',
  summary: 'Send push messages to this browser',
  description:
    'Until its session ends, and in place of an earlier subscription of the session. A person has ten at most; the oldest ends.',
  access: 'signed-in',
  body: PushSubscriptionKeys,
  reply: PushState,
  failures: ['push_off', 'push_address_refused', 'too_many_requests'],
});

export const deletePushSubscription = defineRoute({
  method: 'DELETE',
  path: '/api/v1/notifications/push',
  summary: 'Send no more push messages to this browser',
  access: 'signed-in',
  reply: PushState,
  failures: [],
});

export const sendTestPush = defineRoute({
  method: 'POST',
  path: '/api/v1/notifications/push/test',
  summary: 'Send a push message to this browser now',
  access: 'signed-in',
  reply: Nothing,
  failures: ['push_off', 'push_not_subscribed', 'push_failed', 'too_many_requests'],
});

export const readLinkedMails = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe/read',
  summary: 'Read which mails a signed link turns off',
  description: 'Changes nothing.',
  access: 'public',
  readOnly: true,
  body: z.object({ token: UnsubscribeToken }),
  reply: LinkedMails,
  failures: ['unsubscribe_link_invalid', 'too_many_requests'],
});

export const updateLinkedMails = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe/choose',
  summary: 'Turn mails off, or on again, by a signed link',
  description: 'Requires no account.',
  access: 'public',
  body: z.object({ token: UnsubscribeToken, on: z.boolean() }),
  reply: LinkedMails,
  failures: ['unsubscribe_link_invalid', 'too_many_requests'],
});

export const unsubscribe = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'Turn mails off by the header of one of them',
  description: 'One-click unsubscription of RFC 8058: mail programs post a form, which is not read.',
  access: 'public',
  form: true,
  params: z.object({ token: UnsubscribeToken }),
  reply: LinkedMails,
  failures: ['unsubscribe_link_invalid', 'too_many_requests'],
});
