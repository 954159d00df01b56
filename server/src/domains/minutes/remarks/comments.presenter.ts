import type { MinutesComment } from '@hopgon/contract/minutes/remarks/schemas';
import type { CommentRow } from './comments.store.ts';

export const presentComment = (row: CommentRow, canResolve: boolean): MinutesComment => ({
  id: row.id,
  lineId: row.line_deleted_at === null ? row.line_id : null,
  deletedLine: row.line_deleted_at === null ? null : row.line_text,
  text: row.text,
  author: { userId: row.author_id, displayName: row.author_name },
  assignee:
    row.assignee_id === null ? null : { userId: row.assignee_id, displayName: row.assignee_name ?? '' },
  resolved:
    row.resolved_by === null || row.resolved_at === null
      ? null
      : {
          by: { userId: row.resolved_by, displayName: row.resolver_name ?? '' },
          at: row.resolved_at.toISOString(),
        },
  createdAt: row.created_at.toISOString(),
  can: { resolve: canResolve },
});
