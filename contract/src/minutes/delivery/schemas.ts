import { z } from 'zod';
import { Id, Instant } from '../../primitives.ts';

export const MinutesReader = z.object({
  userId: Id,
  displayName: z.string(),
  /** Null while the person has not opened them. */
  readAt: Instant.nullable(),
});
export type MinutesReader = z.infer<typeof MinutesReader>;

/** Whom sending the minutes would mail now. */
export const MinutesRecipient = z.object({
  displayName: z.string(),
  /** Null for members of the company. */
  guestEmail: z.string().nullable(),
});
export type MinutesRecipient = z.infer<typeof MinutesRecipient>;
