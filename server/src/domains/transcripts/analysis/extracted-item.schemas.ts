import { ActionItemTitle, Priority } from '@hopgon/contract/action-items/schemas';
import { LocalDate } from '@hopgon/contract/primitives';
import { z } from 'zod';

/** A task as it was said: nobody has been asked yet, and `assignee` is a name, not a member. */
export const ExtractedItem = z.object({
  title: ActionItemTitle,
  assignee: z.string().nullable(),
  deadline: LocalDate.nullable(),
  priority: Priority,
  evidence: z.array(z.int()).min(1),
  confidence: z.number().min(0).max(1),
});
export type ExtractedItem = z.infer<typeof ExtractedItem>;
