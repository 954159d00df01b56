import { z } from 'zod';

/** An answer as a calendar mails it. */
export const CalendarReply = z.object({
  uid: z.string(),
  answer: z.enum(['accepted', 'tentative', 'declined']),
  /** '' where none is given. */
  reason: z.string(),
  /** The address of who answers. */
  attendee: z.string(),
  /** The place of what is answered in the order of changes. */
  sequence: z.int(),
  /** When it begins and ends, in milliseconds; null where the reply names no hour of a zone. */
  startsAt: z.int().nullable(),
  endsAt: z.int().nullable(),
  /** Whether it is about one instance of a series. */
  isOfInstance: z.boolean(),
});
export type CalendarReply = z.infer<typeof CalendarReply>;
