import { z } from 'zod';

/** An answer as a calendar mails it. */
export const CalendarReply = z.object({
  uid: z.string(),
  answer: z.enum(['accepted', 'tentative', 'declined']),
  /** '' where none is given. */
  reason: z.string(),
  /** The address of who answers. */
  attendee: z.string(),
});
export type CalendarReply = z.infer<typeof CalendarReply>;
