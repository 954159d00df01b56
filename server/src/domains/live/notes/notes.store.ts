import './notes.tables.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { LiveKey } from '../live.store.ts';
import type { NoteColumns } from './note-columns.rules.ts';

const rows = (db: Db, meetingId: string) =>
  db
    .selectFrom('live_notes as n')
    .leftJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.author_id', 'n.kind', 'n.text', 'n.agenda_item_id', 'n.second', 'n.assignee_id'])
    .select(['n.deadline', 'n.is_deleted', 'n.version', 'n.revision', 'n.created_at', 'u.display_name'])
    .where('n.meeting_id', '=', meetingId)
    .orderBy('n.second')
    .orderBy('n.created_at')
    .orderBy('n.id');

interface Saving {
  readonly authorId: string;
  readonly revision: number;
  readonly now: Date;
}

export const noteStore = {
  /** Those of a later revision. */
  list: (db: Db, meetingId: string, since: number) =>
    rows(db, meetingId).where('n.revision', '>', since).execute(),

  listByIds: (db: Db, meetingId: string, ids: readonly string[]) =>
    rows(db, meetingId)
      .where((is) => is('n.id', '=', is.fn.any(is.val(ids))))
      .execute(),

  count: async (db: Db, meetingId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('live_notes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('meeting_id', '=', meetingId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** New rows, and newer versions of the author's own; where and when a row was begun stays. */
  save: (db: Db, key: LiveKey, notes: readonly NoteColumns[], { authorId, revision, now }: Saving) =>
    sql`
      insert into live_notes as n (company_id, meeting_id, author_id, id, kind, text, agenda_item_id, second, assignee_id,
        deadline, is_deleted, version, revision, created_at, updated_at)
      select ${key.companyId}, ${key.meetingId}, ${authorId}, s.*, ${revision}, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as s(id uuid, kind text, text text, agenda_item_id uuid,
        second int, assignee_id uuid, deadline date, is_deleted boolean, version int)
      on conflict (company_id, meeting_id, id) do update set kind = excluded.kind, text = excluded.text,
        agenda_item_id = excluded.agenda_item_id, assignee_id = excluded.assignee_id, deadline = excluded.deadline,
        is_deleted = excluded.is_deleted, version = excluded.version, revision = excluded.revision,
        updated_at = excluded.updated_at
      where n.author_id = excluded.author_id and n.version < excluded.version`.execute(db),
};

export type NoteRow = Awaited<ReturnType<typeof noteStore.list>>[number];
