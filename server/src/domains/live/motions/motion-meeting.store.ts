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

  /** Active members among these people: a meeting that was held keeps people who have left the company since. */
  activeMemberIds: async (db: Db, companyId: string, userIds: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('company_id', '=', companyId)
      .where('status', '=', 'active')
      .where((is) => is('user_id', '=', is.fn.any(is.val(userIds))))
      .execute();
    return new Set(rows.map(({ user_id }) => user_id));
  },
};
