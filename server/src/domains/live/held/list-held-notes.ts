import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { noteStore } from '../notes/notes.store.ts';

export interface HeldNote {
  readonly id: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly agendaItemId: string | null;
  readonly assigneeId: string | null;
  readonly deadline: string | null;
  readonly authorId: string;
  readonly writtenAt: Date;
  readonly version: number;
}

/** What people wrote while a meeting was held, in its order, without what they deleted. Who may ask is for the caller to say. */
export async function listHeldNotes(tx: CompanyScope, meetingId: string): Promise<HeldNote[]> {
  const notes = await noteStore.list(tx.db, meetingId, 0);
  return notes.flatMap(({ is_deleted: isDeleted, ...note }) =>
    isDeleted
      ? []
      : [
          {
            ...{ id: note.id, kind: note.kind, text: note.text, agendaItemId: note.agenda_item_id },
            ...{ assigneeId: note.assignee_id, deadline: note.deadline },
            ...{ authorId: note.author_id, writtenAt: note.created_at, version: note.version },
          },
        ],
  );
}
