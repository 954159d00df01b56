import { z } from 'zod';
import { Id, Instant } from '../../primitives.ts';

export const mostListedDecisions = 30;

/** A decision of adopted minutes. */
export const AdoptedDecision = z.object({
  /** The line of the minutes. */
  id: Id,
  text: z.string(),
  meetingId: Id,
  edition: z.int(),
  /** Trích yếu. */
  title: z.string(),
  /** `112/BB-GV` */
  number: z.string().nullable(),
  adoptedAt: Instant,
});
export type AdoptedDecision = z.infer<typeof AdoptedDecision>;

/** The decision a line replaces; `decision` is null where the caller may not find it. */
export const ReplacedDecision = z.object({ id: Id, decision: AdoptedDecision.nullable() });
