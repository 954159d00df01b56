import { Id, Instant, LocalDate } from '@hopgon/contract/primitives';
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

export const changeKind = 'items-changed';

/** Notifies a person of changes of items they work on, with what each said before the first of them, and of comments that name them. */
export const ChangeDraft = z.object({
  kind: z.literal(changeKind),
  userId: Id,
  changes: z.array(
    z.object({
      itemId: Id,
      by: Id,
      isClosed: z.boolean(),
      before: z.object({
        ...{ title: z.string(), assigneeId: Id.nullable(), deadline: LocalDate.nullable() },
        // Missing in mails that were queued by an earlier version: those are about items that were not done.
        isDone: z.boolean().default(false),
      }),
    }),
  ),
  mentions: z.array(z.object({ itemId: Id, commentId: Id, by: Id })).default([]),
});
export type ChangeDraft = z.infer<typeof ChangeDraft>;
