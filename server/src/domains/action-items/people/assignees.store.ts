import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';

export const assigneeStore = {
  /** Which of these people are active members of the bound company. */
  listActive: async (db: Db, userIds: readonly (string | null)[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('company_id', '=', boundCompanyId)
      .where('status', '=', 'active')
      .where((is) => is('user_id', '=', is.fn.any(is.val(userIds.filter((id) => id !== null)))))
      .execute();
    return new Set(rows.map((row) => row.user_id));
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
