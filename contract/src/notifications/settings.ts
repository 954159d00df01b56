import { z } from 'zod';
import { TimeZone } from '../primitives.ts';
import { recordOf } from '../record-of.ts';
import { groupNames, notificationChannels } from './groups.ts';

const NotificationGroup = z.enum(groupNames);

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Giờ phải có dạng 21:00.' });

/** When no push message is sent, by the person's own clock: every day between two times, and on days off of the company. */
export const QuietHours = z.object({ from: Clock, until: Clock, daysOff: z.boolean() });
export type QuietHours = z.infer<typeof QuietHours>;

const channels = recordOf(notificationChannels, () => z.boolean());

export const NotificationSettings = z.object({
  /** What is set, whatever the switches of the profile say. */
  channels: z.object(recordOf(groupNames, () => z.object(channels))),
  /** Null where the person has turned them off. */
  quiet: QuietHours.nullable(),
  /** The person's zone; null: the company's. */
  timeZone: z.string().nullable(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Only what is named changes. */
export const NotificationSettingsChange = z.object({
  channels: z
    .object(recordOf(groupNames, () => z.object(channels).partial()))
    .partial()
    .optional(),
  quiet: QuietHours.refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'Giờ bắt đầu và giờ kết thúc phải khác nhau.',
  })
    .nullable()
    .optional(),
  timeZone: TimeZone.optional(),
});
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>;

/** Base64url of as many bytes, without padding. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 8) / 6)}}$`), {
    error: 'Trình duyệt gửi thông tin đăng ký không dùng được.',
  });

/** What a browser's `PushSubscription.toJSON()` says. */
export const PushSubscriptionKeys = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;

/** How push messages reach the caller's browsers. */
export const PushState = z.object({
  /** The server's VAPID key (RFC 8292) for `PushManager.subscribe`; null where the operator turned push off. */
  publicKey: z.string().nullable(),
  /** Browsers of the caller that receive push messages. */
  devices: z.int(),
  /** Whether this session's browser is one of them. */
  here: z.boolean(),
});
export type PushState = z.infer<typeof PushState>;

/** The token of a link that turns mails of one group off. */
export const UnsubscribeToken = z.string().max(200);

/** Mails of a group, as a link in one of them shows them. */
export const LinkedMails = z.object({
  group: NotificationGroup,
  /** Whether they are sent. */
  on: z.boolean(),
});
export type LinkedMails = z.infer<typeof LinkedMails>;
