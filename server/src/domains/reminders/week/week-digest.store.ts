import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { isOpenItem } from '../../action-items/action-items.views.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';
import '../reminders.tables.ts';

/** A person whose week may begin, by their own clock. */
export interface WeekStart {
  readonly user_id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** The Monday of its week. */
  readonly week: string;
}

export interface WeekReader {
  readonly user_id: string;
  readonly name: string;
  readonly address: string;
  readonly time_zone: string | null;
}

export const weekDigestStore = {
  companiesToStart: async (db: Db, now: Date): Promise<string[]> => {
    const found = sql<{ company_id: string }>`select company_id from app.companies_to_start_week(${now})`;
    return (await found.execute(db)).rows.map(({ company_id }) => company_id);
  },

  /** Of the bound company. */
  peopleToStart: async (db: Db, now: Date): Promise<WeekStart[]> => {
    const found = sql<WeekStart>`
      select user_id, day::text, week::text from app.people_to_start_week(${now})`;
    return (await found.execute(db)).rows;
  },

  /** Records that the week of these people has begun; answers whose it had not. */
  recordWeeks: async (
    db: Db,
    companyId: string,
    starts: readonly WeekStart[],
    now: Date,
  ): Promise<string[]> => {
    if (starts.length === 0) return [];
    const recorded = await db
      .insertInto('sent_week_digests')
      .values(starts.map(({ user_id, week }) => ({ company_id: companyId, user_id, week, sent_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute();
    return recorded.map(({ user_id }) => user_id);
  },

  readers: (db: Db, userIds: readonly string[]): Promise<WeekReader[]> =>
    db
      .selectFrom('users')
      .select(['id as user_id', 'display_name as name', 'email as address', 'time_zone'])
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
      .execute(),

  /** Open and due by a day, the longest overdue first; without those of closed meetings. `is_waiting`: not answered yet. */
  items: (db: Db, userIds: readonly string[], until: string) =>
    sql<{ user_id: string; title: string; deadline: string; is_waiting: boolean }>`
      select i.assignee_id as user_id, i.title, i.deadline, i.state = 'proposed' as is_waiting
      from action_items i left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = (select app.company_id()) and ${isOpenItem}
        and i.assignee_id = any (${userIds}::uuid[]) and i.deadline <= ${until}::date
        and m.visibility is distinct from 'closed' and m.is_sample is not true
      order by i.deadline, i.id
    `
      .execute(db)
      .then(({ rows }) => rows),

  /** Meetings between two moments that a person is to come to and may find, by their hour. */
  meetings: (db: Db, userId: string, { from, until }: { readonly from: Date; readonly until: Date }) =>
    db
      .selectFrom(meetingsAs(userId))
      .select(['m.title', 'm.starts_at', 'm.ends_at', 'm.time_zone'])
      .where('m.starts_at', '>=', from)
      .where('m.starts_at', '<', until)
      .where('m.cancelled_at', 'is', null)
      .where('m.is_draft', '=', false)
      .where('m.may_find', '=', true)
      .where('m.part', 'is not', null)
      .where('m.part', '<>', 'informed')
      .where('m.answer', '<>', 'declined')
      .orderBy('m.starts_at')
      .orderBy('m.id')
      .execute(),
};
