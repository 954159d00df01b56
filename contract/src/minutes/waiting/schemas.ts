import { z } from 'zod';
import { Id, Instant } from '../../primitives.ts';

/** What minutes wait for: to be adopted, agreed to or signed by the caller, or for an answer to a comment. */
export const WaitingMinutes = z.object({
  meetingId: Id,
  title: z.string(),
  waitsFor: z.enum(['adopt', 'approve', 'sign', 'comment']),
  /** Since when. */
  since: Instant,
});
export type WaitingMinutes = z.infer<typeof WaitingMinutes>;

export const mostWaitingMinutes = 50;
