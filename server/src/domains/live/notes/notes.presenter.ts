import type { Note } from '@hopgon/contract/live/notes/schemas';
import type { NoteRow } from './notes.store.ts';

export const presentNote = (row: NoteRow): Note => ({
  id: row.id,
  author: { userId: row.author_id, displayName: row.display_name ?? '' },
  kind: row.kind,
  text: row.text,
  agendaItemId: row.agenda_item_id,
  second: row.second,
  assigneeId: row.assignee_id,
  deadline: row.deadline,
  isDeleted: row.is_deleted,
  version: row.version,
  createdAt: row.created_at.toISOString(),
});
