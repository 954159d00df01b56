import { z } from 'zod';
import { Id, Instant } from '../primitives.ts';

/** The owner of a company wants to hand it over to one of its members, who has not answered yet. */
export const OwnershipOffer = z.object({
  /** To whom. */
  userId: Id,
  displayName: z.string(),
  offeredAt: Instant,
  expiresAt: Instant,
  /** `answer`: accept or decline. */
  can: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
});
export type OwnershipOffer = z.infer<typeof OwnershipOffer>;
