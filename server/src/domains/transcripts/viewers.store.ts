import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export const viewerStore = {
  /** Who a meeting is shown to: the whole company, or its creator and the people invited. */
  find: (db: Db, meetingId: string) =>
    db
      .selectFrom('meetings as m')
      .select((row) => [
        'm.visibility',
        sql<string[]>`array_append(array(${row
          .selectFrom('meeting_participants as p')
          .select('p.user_id')
          .whereRef('p.meeting_id', '=', 'm.id')}), m.created_by)`.as('user_ids'),
      ])
      .where('m.id', '=', meetingId)
      .executeTakeFirst(),
};
