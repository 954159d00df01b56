import type { Db } from '../../../platform/database/kysely.ts';

export const motionMeetingStore = {
  /** What notices about a vote say of its meeting. */
  find: (db: Db, meetingId: string) =>
    db
      .selectFrom('meetings as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select(['m.company_id', 'm.title', 'm.visibility', 'm.time_zone', 'm.cancelled_at', 'm.is_draft'])
      .select('c.name as company_name')
      .where('m.id', '=', meetingId)
      .executeTakeFirst(),
};
