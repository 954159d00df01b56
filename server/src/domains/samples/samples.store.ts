import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

interface Hours {
  /** From the day it is in the zone. */
  readonly day: number;
  readonly start: string;
  readonly end: string;
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

  /** Neither meeting nor action item is this person's. */
  hasNothing: async (db: Db, userId: string): Promise<boolean> => {
    const { rows } = await sql<{ nothing: boolean }>`
      select not (exists (select from meetings where created_by = ${userId})
        or exists (select from meeting_participants where user_id = ${userId})
        or exists (select from action_items where assignee_id = ${userId})) as nothing`.execute(db);
    return rows[0]?.nothing ?? false;
  },

  /** The instants that clocks of the zone mean. */
  instantsOf: async (db: Db, clock: Clock, { day, start, end }: Hours) => {
    const { rows } = await sql<{ starts: Date; ends: Date }>`
      select (${today(clock)} + ${day}::int + ${start}::time) at time zone ${clock.timeZone} as starts,
        (${today(clock)} + ${day}::int + ${end}::time) at time zone ${clock.timeZone} as ends`.execute(db);
    const [found] = rows;
    if (!found) throw new Error('a query of one row had none');
    return found;
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
