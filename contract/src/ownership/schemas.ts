import { z } from 'zod';
import { Id, Instant } from '../primitives.ts';

/** An open request of the owner to transfer the company to one of its members. */
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
