import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

const today = ({ now, timeZone }: Clock) => sql`(${now}::timestamptz at time zone ${timeZone})::date`;

export const sampleStore = {
  /** Which of these meetings are there. */
  listFound: (db: Db, ids: readonly string[]) =>
    db
      .selectFrom('meetings')
      .select(['id', 'cancelled_at'])
      .where((is) => is('id', '=', is.fn.any(is.val(ids))))
      .execute(),

  /** Whether a meeting or an action item is this person's and no sample. */
  hasOwn: async (db: Db, userId: string): Promise<boolean> => {
    const { rows } = await sql<{ has_own: boolean }>`
      select exists (select from meetings m where not m.is_sample and (m.created_by = ${userId}
          or exists (select from meeting_participants p
            where p.company_id = m.company_id and p.meeting_id = m.id and p.user_id = ${userId})))
        or exists (select from action_items i left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
          where i.assignee_id = ${userId} and m.is_sample is not true) as has_own`.execute(db);
    return rows[0]?.has_own ?? false;
  },

  /** `YYYY-MM-DD`, so many days from the day it is in the zone. */
  dayFrom: async (db: Db, clock: Clock, days: number): Promise<string> => {
    const { rows } = await sql<{ day: string }>`
      select to_char(${today(clock)} + ${days}::int, 'YYYY-MM-DD') as day`.execute(db);
    return rows[0]?.day ?? '';
  },

  nameOf: async (db: Db, userId: string): Promise<string> => {
    const row = await db
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.display_name;
  },
};
