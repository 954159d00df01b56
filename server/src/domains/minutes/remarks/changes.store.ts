import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import '../minutes.tables.ts';

export const changeStore = {
  /** Newest first. */
  page: (db: Db, minutesId: string, after: { at: string; id: string } | null, limit: number) =>
    db
      .selectFrom('minutes_changes as c')
      .innerJoin('users as u', 'u.id', 'c.changed_by')
      .select(['c.id', 'c.act', 'c.line_id', 'c.before', 'c.after', 'c.changed_by', 'c.changed_at'])
      .select('u.display_name')
      .where('c.minutes_id', '=', minutesId)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(c.changed_at, c.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('c.changed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .execute(),
};
