import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings.views.ts';

interface BusyWanted {
  readonly viewerId: string;
  readonly from: Date;
  readonly startsAfter: Date;
  readonly to: Date;
}

interface BusyRow {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const mostBusyTimes = 2000;

/** When a person or a room is booked by meetings the viewer may not see. */
export const listHiddenBookings = async (
  db: Db,
  subjectId: string,
  { viewerId, from, startsAfter, to }: BusyWanted,
): Promise<BusyRow[]> => {
  const { rows } = await sql<BusyRow>`
    select b.starts_at, b.ends_at from bookings b
      join ${meetingsAsSql(viewerId)} m on m.company_id = b.company_id and m.id = b.meeting_id
    where b.subject_id = ${subjectId} and b.starts_at > ${startsAfter} and b.starts_at < ${to} and b.ends_at > ${from}
      and not m.may_view
    order by b.starts_at, b.ends_at limit ${mostBusyTimes}`.execute(db);
  return rows;
};

/** When the company meets without the viewer. */
export const listHiddenMeetings = async (
  db: Db,
  { viewerId, from, startsAfter, to }: BusyWanted,
): Promise<BusyRow[]> => {
  const { rows } = await sql<BusyRow>`
    select m.starts_at, m.over_at as ends_at from ${meetingsAsSql(viewerId)} m
    where m.starts_at > ${startsAfter} and m.starts_at < ${to} and m.over_at > ${from}
      and m.cancelled_at is null and not m.is_draft and not m.may_view
      and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)
    order by m.starts_at, m.id limit ${mostBusyTimes}`.execute(db);
  return rows;
};
