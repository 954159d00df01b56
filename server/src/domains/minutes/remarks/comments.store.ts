import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import '../minutes.tables.ts';

const commentRows = (db: Db, minutesId: string) =>
  db
    .selectFrom('minutes_comments as c')
    .innerJoin('users as author', 'author.id', 'c.author_id')
    .leftJoin('users as assignee', 'assignee.id', 'c.assignee_id')
    .leftJoin('users as resolver', 'resolver.id', 'c.resolved_by')
    .leftJoin('minutes_lines as l', (join) =>
      join.onRef('l.minutes_id', '=', 'c.minutes_id').onRef('l.id', '=', 'c.line_id'),
    )
    .where('c.minutes_id', '=', minutesId)
    .select(['c.id', 'c.line_id', 'c.text', 'c.author_id', 'c.assignee_id', 'c.resolved_by', 'c.resolved_at'])
    .select(['c.created_at', 'author.display_name as author_name', 'assignee.display_name as assignee_name'])
    .select([
      'resolver.display_name as resolver_name',
      'l.deleted_at as line_deleted_at',
      'l.text as line_text',
    ]);

export type CommentRow = Awaited<ReturnType<typeof commentStore.list>>[number];

export const commentStore = {
  list: (db: Db, minutesId: string) =>
    commentRows(db, minutesId).orderBy('c.created_at').orderBy('c.id').execute(),

  find: (db: Db, minutesId: string, id: string) =>
    commentRows(db, minutesId).where('c.id', '=', id).executeTakeFirst(),

  insert: (db: Db, row: Insertable<Tables['minutes_comments']>) =>
    db.insertInto('minutes_comments').values(row).execute(),

  setResolved: (
    db: Db,
    minutesId: string,
    id: string,
    resolved: { readonly by: string; readonly at: Date } | null,
  ) =>
    db
      .updateTable('minutes_comments')
      .set({ resolved_by: resolved?.by ?? null, resolved_at: resolved?.at ?? null })
      .where('minutes_id', '=', minutesId)
      .where('id', '=', id)
      .execute(),
};
