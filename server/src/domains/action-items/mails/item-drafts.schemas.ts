import { Id, Instant } from '@hopgon/contract/primitives';
import { z } from 'zod';

// What the outbox keeps of mails that are written when they leave.

export const proposalKind = 'items-proposed';
export const reminderKind = 'items-reminded';

/** Asks a person about the items given to them since then. */
export const ProposalDraft = z.object({ kind: z.literal(proposalKind), userId: Id, since: Instant });
export type ProposalDraft = z.infer<typeof ProposalDraft>;

/** Reminds a person of items. */
export const ReminderDraft = z.object({
  kind: z.literal(reminderKind),
  userId: Id,
  itemIds: z.array(Id),
  /** Who has them reminded. */
  by: Id,
});
export type ReminderDraft = z.infer<typeof ReminderDraft>;
