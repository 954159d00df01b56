import type { Paper } from '@hopgon/contract/preparation/schemas';
import type { PaperRow } from './papers.store.ts';

export const presentPaper = (row: PaperRow, canRemove: boolean): Paper => ({
  id: row.id,
  name: row.name,
  size: row.size,
  uploadedBy: { userId: row.uploaded_by, displayName: row.uploader_name },
  createdAt: row.created_at.toISOString(),
  readBy: row.readers.map(({ user_id, display_name }) => ({ userId: user_id, displayName: display_name })),
  can: { remove: canRemove },
});
