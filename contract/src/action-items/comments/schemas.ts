import { z } from 'zod';
import { Id, Instant, text } from '../../primitives.ts';

export const mostMentioned = 20;

export const ItemCommentText = text(2000).min(1, { error: 'Hãy viết điều bạn muốn nói' });

/** Somebody who may see an action item, and be named in a comment on it. */
export const ItemViewer = z.object({ userId: Id, displayName: z.string() });

/** What somebody said about an action item. */
export const ItemComment = z.object({
  id: Id,
  text: z.string(),
  author: ItemViewer,
  /** Members named in the text as `@` and their name; only those who may see the item were notified. */
  mentioned: z.array(ItemViewer),
  createdAt: Instant,
  can: z.object({ delete: z.boolean() }),
});
export type ItemComment = z.infer<typeof ItemComment>;
