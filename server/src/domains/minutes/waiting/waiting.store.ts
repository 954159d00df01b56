import { mostWaitingMinutes, type WaitingMinutes } from '@hopgon/contract/minutes/waiting/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';
import '../minutes.tables.ts';

export interface WaitingRow {
  readonly meeting_id: string;
  readonly title: string;
  readonly waits_for: WaitingMinutes['waitsFor'];
  readonly since: Date;
}

export const waitingStore = {
  /** What a person is asked for in minutes they may find, the oldest first; of each only one thing. */
  list: async (db: Db, userId: string): Promise<WaitingRow[]> => {
    const asked = db
      .selectFrom('minutes as d')
      .innerJoin(meetingsAs(userId), (join) =>
        join.onRef('m.company_id', '=', 'd.company_id').onRef('m.id', '=', 'd.meeting_id'),
      )
      .where('m.may_find', '=', true)
      .select(['d.meeting_id', 'd.title'])
      .select(
        sql<WaitingRow['waits_for'] | null>`case
          when d.state = 'adopted' and not exists (select from minutes later
            where later.company_id = d.company_id and later.replaces_id = d.id and later.state <> 'void') and (
            d.chair_id = ${userId} and not exists (select from minutes_signatures s
              where s.company_id = d.company_id and s.minutes_id = d.id and s.part = 'chair')
            or d.secretary_id = ${userId} and not exists (select from minutes_signatures s
              where s.company_id = d.company_id and s.minutes_id = d.id and s.part = 'secretary')) then 'sign'
          when d.state = 'review' and d.chair_id = ${userId} then 'adopt'
          when d.state = 'review' and d.adopted_by = 'present' and exists (select from minutes_people p
            where p.company_id = d.company_id and p.minutes_id = d.id and p.user_id = ${userId}
              and p.attendance in ('in-person', 'online') and p.approved_revision is distinct from d.revision) then 'approve'
          when d.state in ('draft', 'review') and exists (select from minutes_comments c
            where c.company_id = d.company_id and c.minutes_id = d.id and c.assignee_id = ${userId}
              and c.resolved_at is null) and (d.state = 'review' or m.may_edit) then 'comment'
        end`.as('waits_for'),
      )
      .select(sql<Date>`coalesce(d.adopted_at, d.reviewed_at, d.drafted_at)`.as('since'));
    const rows = await db
      .selectFrom(asked.as('w'))
      .selectAll()
      .where('w.waits_for', 'is not', null)
      .orderBy('w.since')
      .limit(mostWaitingMinutes)
      .execute();
    return rows.flatMap(({ waits_for: waitsFor, ...row }) =>
      waitsFor === null ? [] : [{ ...row, waits_for: waitsFor }],
    );
  },
};
