import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import { type ItemRow, itemsAs } from '../action-items.store.ts';
import { isOverdueItem } from '../action-items.views.ts';

interface FatesAsked {
  readonly userId: string;
  /** Of the sample data alone, or all but these. */
  readonly isSample: boolean;
  /** Where the company is, for the day on which a task was done. */
  readonly timeZone: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface FateCounts {
  readonly in_time: number;
  readonly late: number;
  readonly undated: number;
  readonly open: number;
  readonly overdue: number;
}

const isLate = (timeZone: string) =>
  sql<boolean>`i.state = 'done' and (i.completed_at at time zone ${timeZone})::date > i.deadline`;

export const itemFateStore = {
  count: async (db: Db, { userId, isSample, timeZone, today }: FatesAsked): Promise<FateCounts> => {
    const { rows } = await sql<FateCounts>`
      select count(*) filter (where i.state = 'done' and i.deadline is null)::int as undated,
        count(*) filter (where ${isLate(timeZone)})::int as late,
        count(*) filter (where i.state = 'done' and i.deadline is not null and not (${isLate(timeZone)}))::int as in_time,
        count(*) filter (where ${isOverdueItem(today)})::int as overdue,
        count(*) filter (where i.state in ('accepted', 'doing') and not ${isOverdueItem(today)})::int as open
      from action_items i
        left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = ${boundCompanyId} and i.assignee_id = ${userId}
        and coalesce(m.is_sample, false) = ${isSample}`.execute(db);
    return rows[0] ?? { in_time: 0, late: 0, undated: 0, open: 0, overdue: 0 };
  },

  /** The longest overdue first, then those done late, the last done first. */
  listLate: (db: Db, { userId, isSample, timeZone, today }: FatesAsked, limit: number): Promise<ItemRow[]> =>
    itemsAs(db, userId)
      .where('i.assignee_id', '=', userId)
      .where(sql<boolean>`coalesce(m.is_sample, false)`, '=', isSample)
      .where((is) => is.or([isOverdueItem(today), isLate(timeZone)]))
      .orderBy(sql`i.completed_at is not null`)
      .orderBy('i.completed_at', 'desc')
      .orderBy('i.deadline')
      .orderBy('i.id')
      .limit(limit)
      .execute(),
};
