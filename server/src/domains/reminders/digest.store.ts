import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { isOpenItem } from '../action-items/action-items.views.ts';
import './reminders.tables.ts';

export interface MeetingOfDay {
  readonly user_id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly location: string;
}

export interface ItemOfDay {
  readonly user_id: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly deadline: string;
  readonly is_closed: boolean;
  /** Its assignee has not answered yet. */
  readonly is_waiting: boolean;
  /** Somebody had its assignee reminded of it on that day. */
  readonly is_reminded: boolean;
}

const isActive = (userId: string) => sql<boolean>`
  exists (select from memberships s
    where s.company_id = (select app.company_id()) and s.user_id = ${sql.ref(userId)} and s.status = 'active')`;

export const digestStore = {
  /** Meetings that begin on a day of the zone, for each who is to come, by their hour. */
  meetings: (db: Db, day: string, timeZone: string): Promise<MeetingOfDay[]> =>
    db
      .selectFrom('meetings as m')
      .innerJoin('meeting_participants as p', (join) =>
        join.onRef('p.company_id', '=', 'm.company_id').onRef('p.meeting_id', '=', 'm.id'),
      )
      .leftJoin('rooms as r', (join) =>
        join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.room_id'),
      )
      .select(['p.user_id', 'm.title', 'm.starts_at', 'm.ends_at', 'm.time_zone'])
      .select(sql<string>`coalesce(nullif(m.location, ''), r.name, '')`.as('location'))
      .where('m.starts_at', '>=', sql<Date>`${day}::date::timestamp at time zone ${timeZone}`)
      .where('m.starts_at', '<', sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZone}`)
      .where('m.cancelled_at', 'is', null)
      .where('m.is_draft', '=', false)
      .where(sql<boolean>`app.may_find_meeting(m.created_by = p.user_id, p.role, m.visibility, m.is_draft)`)
      .where('p.answer', '<>', 'declined')
      .where('p.role', '<>', 'informed')
      .where(isActive('p.user_id'))
      .orderBy('m.starts_at')
      .orderBy('m.id')
      .execute(),

  /** Open items due by `until`, for each assignee, the longest overdue first. */
  items: (db: Db, { day, until }: { readonly day: string; readonly until: string }): Promise<ItemOfDay[]> =>
    sql<ItemOfDay>`
      select i.assignee_id as user_id, i.title, i.deadline, coalesce(m.visibility = 'closed', false) as is_closed,
        i.state = 'proposed' as is_waiting, i.reminded_on is not distinct from ${day}::date as is_reminded
      from action_items i
        left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = (select app.company_id()) and ${isOpenItem}
        and i.deadline <= ${until}::date
        and m.is_sample is not true and i.assignee_id is not null and ${isActive('i.assignee_id')}
      order by i.deadline, i.id
    `
      .execute(db)
      .then(({ rows }) => rows),
};
