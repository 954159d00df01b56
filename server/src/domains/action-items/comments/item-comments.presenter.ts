import type { ItemComment } from '@hopgon/contract/action-items/comments/schemas';
import type { ItemCommentRow } from './item-comments.store.ts';

export const presentComment = (row: ItemCommentRow, viewerId: string): ItemComment => ({
  id: row.id,
  text: row.text,
  author: { userId: row.author_id, displayName: row.author_name },
  mentioned: row.mentioned,
  createdAt: row.created_at.toISOString(),
  can: { delete: row.author_id === viewerId },
});
