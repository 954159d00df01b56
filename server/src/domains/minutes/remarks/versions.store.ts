import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import '../minutes.tables.ts';

const versionRows = (db: Db, minutesId: string) =>
  db
    .selectFrom('minutes_snapshots as v')
    .innerJoin('users as u', 'u.id', 'v.created_by')
    .where('v.minutes_id', '=', minutesId)
    .select(['v.number', 'v.reason', 'v.created_by', 'v.created_at', 'v.edits', 'u.display_name']);

export const versionStore = {
  list: (db: Db, minutesId: string) => versionRows(db, minutesId).orderBy('v.number', 'desc').execute(),

  find: (db: Db, minutesId: string, number: number) =>
    versionRows(db, minutesId).select('v.content').where('v.number', '=', number).executeTakeFirst(),

  insert: (db: Db, row: Insertable<Tables['minutes_snapshots']>) =>
    db.insertInto('minutes_snapshots').values(row).execute(),

  /** Who changed how many lines since the newest version. */
  editsSince: async (db: Db, minutesId: string) => {
    const { rows } = await sql<{ userId: string; displayName: string; lines: number }>`
      select c.changed_by as "userId", u.display_name as "displayName", count(distinct c.line_id)::int as lines
      from minutes_changes c join users u on u.id = c.changed_by
      where c.minutes_id = ${minutesId} and c.line_id is not null and c.act <> 'line-accepted'
        and c.changed_at > coalesce((select max(v.created_at) from minutes_snapshots v where v.minutes_id = ${minutesId}), '-infinity')
      group by c.changed_by, u.display_name order by lines desc, u.display_name`.execute(db);
    return rows;
  },
};
