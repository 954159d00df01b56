import { z } from 'zod';
import { Id, Instant } from '../primitives.ts';

/** Whether a mail has left, is tried again, or was given up; and what the mail server said. */
export const MailState = z.object({
  state: z.enum(['queued', 'sent', 'retrying', 'failed']),
  at: Instant,
  error: z.string().nullable(),
});
export type MailState = z.infer<typeof MailState>;

export const WaitingMails = z.object({
  /** A meeting, a series or a poll. */
  subjectId: Id,
  count: z.int(),
  waitsFor: z.enum(['verification', 'limit']),
  /** When the next may leave, where they wait for the limit. */
  until: Instant.nullable(),
});
export type WaitingMails = z.infer<typeof WaitingMails>;

export const FailedMail = z.object({
  id: Id,
  to: z.string(),
  /** Null of one that nobody could write. */
  subject: z.string().nullable(),
  attempts: z.int(),
  createdAt: Instant,
  error: z.string(),
  /** When it is tried again; null where it was given up. */
  nextAt: Instant.nullable(),
  /** False where its text was deleted when it was given up, or it would come too late. */
  canRetry: z.boolean(),
});
export type FailedMail = z.infer<typeof FailedMail>;
