import { Email } from '@hopgon/contract/primitives';
import { z } from 'zod';
import { fileFolders } from '../storage/storage.ts';

/** Header text is one line, so that input cannot add a second header. */
const headerText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());

const Mailbox = z.object({ name: headerText(200), address: Email });
export type Mailbox = z.infer<typeof Mailbox>;

const FileFacts = z.object({
  filename: headerText(200).min(1),
  contentType: z.string().regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/),
});

/** `content` in base64. */
const Attachment = FileFacts.extend({ content: z.base64() });

/** A file of the storage, read when the mail is sent: a hundred mails of one file hold its name alone. */
const StoredAttachment = FileFacts.extend({
  stored: z.object({ folder: z.enum(fileFolders), id: z.string().regex(/^[0-9a-f]{32}$/) }),
});

/** A mail as the outbox stores it, parsed when it is queued and when it is sent. */
export const MailMessage = z.object({
  to: z.array(Mailbox).min(1),
  replyTo: Mailbox.optional(),
  subject: headerText(400).min(1),
  text: z.string(),
  html: z.string().optional(),
  /** Turns mails of this kind off when a mail program posts to it (RFC 8058). */
  unsubscribe: z.url().optional(),
  attachments: z.array(z.union([Attachment, StoredAttachment])).optional(),
  /** iCalendar text, sent as an alternative that calendars answer to and as a file. */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
});
export type MailMessage = z.infer<typeof MailMessage>;

/** A mail as it leaves, with its files. */
export interface LoadedMessage extends Omit<MailMessage, 'attachments'> {
  readonly attachments?: readonly z.infer<typeof Attachment>[];
}
