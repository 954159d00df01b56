import { z } from 'zod';
import { Id, Instant, text } from '../../primitives.ts';

export const mostMentioned = 20;

export const ItemCommentText = text(2000).min(1, { error: 'Hãy viết điều bạn muốn nói' });

/** What somebody said about an action item. */
export const ItemComment = z.object({
  id: Id,
  text: z.string(),
  author: z.object({ userId: Id, displayName: z.string() }),
  /** Members named in the text as `@` and their name; only those who may see the item were notified. */
  mentioned: z.array(z.object({ userId: Id, displayName: z.string() })),
  createdAt: Instant,
  can: z.object({ delete: z.boolean() }),
});
export type ItemComment = z.infer<typeof ItemComment>;
