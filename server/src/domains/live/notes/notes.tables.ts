import type { NoteKind } from '@hopgon/contract/live/notes/schemas';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    live_notes: {
      company_id: string;
      meeting_id: string;
      id: string;
      author_id: string;
      kind: NoteKind;
      text: string;
      agenda_item_id: string | null;
      second: number;
      assignee_id: string | null;
      deadline: string | null;
      is_deleted: boolean;
      version: number;
      revision: number;
      created_at: Date;
      updated_at: Date;
    };
  }
}
