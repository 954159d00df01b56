import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface WeekHoursRow {
  readonly name: string;
  /** Of two meetings at once one counts. */
  readonly minutes: number;
}

/** How many minutes of a week meetings take of each of these people, one meeting left out; by name. */
export async function listWeekHours(
  db: Db,
  {
    userIds,
    from,
    to,
    exceptMeetingId,
  }: {
    readonly userIds: readonly string[];
    readonly from: Date;
    readonly to: Date;
    readonly exceptMeetingId: string | null;
  },
): Promise<readonly WeekHoursRow[]> {
  const { rows } = await sql<WeekHoursRow>`
    select s.display_name as name, (
      select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0)::float8 / 60
      from unnest(range_agg(b.during) * tstzmultirange(tstzrange(${from}, ${to}))) r) as minutes
    from memberships s left join bookings b on b.company_id = s.company_id and b.subject_kind = 'person'
      and b.subject_id = s.user_id and b.starts_at > ${from}::timestamptz - interval '15 days' and b.starts_at < ${to}
      and b.ends_at > ${from} and b.meeting_id is distinct from ${exceptMeetingId}::uuid
    where s.company_id = (select app.company_id()) and s.user_id = any(${userIds}::uuid[]) and s.status = 'active'
    group by s.user_id, s.display_name order by s.display_name, s.user_id`.execute(db);
  return rows;
}
