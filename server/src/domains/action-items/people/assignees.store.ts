import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';

export const assigneeStore = {
  listActive: async (db: Db, userIds: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('company_id', '=', boundCompanyId)
      .where('status', '=', 'active')
      .where((is) => is('user_id', '=', is.fn.any(is.val(userIds))))
      .execute();
    return rows.map(({ user_id: userId }) => userId);
  },

  /** Whether the meeting is closed and this person may not view it. */
  isOutsideClosed: async (db: Db, userId: string, meetingId: string): Promise<boolean> => {
    const { rows } = await sql`
      select from ${meetingsAsSql(userId)} m
      where m.company_id = ${boundCompanyId} and m.id = ${meetingId} and m.is_closed and not m.may_view`.execute(
      db,
    );
    return rows.length > 0;
  },
};
