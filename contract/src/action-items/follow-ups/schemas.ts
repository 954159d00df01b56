import { z } from 'zod';
import { LocalDate } from '../../primitives.ts';
import { ActionItem } from '../schemas.ts';

/** How many items are reminded of, and changed, at once. */
export const mostReminded = 200;
export const mostEdited = 100;

/** `open`: proposed, accepted or being done; `overdue`: those of them whose deadline has gone by. */
export const FollowUpState = z.enum(['open', 'overdue', 'proposed', 'done', 'declined', 'all']);
export type FollowUpState = z.infer<typeof FollowUpState>;

/** An open item of an earlier meeting of a series, which stands on the agenda of the next. */
export const CarriedItem = z.object({
  item: ActionItem,
  /** The meetings of the series it was carried over to, this one among them. */
  carriedOver: z.int().min(1),
});
export type CarriedItem = z.infer<typeof CarriedItem>;

/** An item of a meeting on the board that follows up conclusions. */
export const FollowUp = z.object({
  item: ActionItem,
  /** Meetings of the same series that have begun since, while it was open. */
  carriedOver: z.int(),
  /** The working day of the last reminder; null where there was none. */
  remindedOn: LocalDate.nullable(),
  can: z.object({ remind: z.boolean() }),
});
export type FollowUp = z.infer<typeof FollowUp>;
