import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';

export interface BusyWanted {
  readonly viewerId: string;
  readonly userIds: readonly string[];
  readonly roomId: string | null;
  readonly from: Date;
  readonly to: Date;
  /** Counts for nothing, when the viewer takes part in it. */
  readonly exceptMeetingId: string | null;
}

/** Somebody or a room, and when they are taken. */
interface BusyRow {
  readonly kind: 'person' | 'room';
  readonly id: string;
  readonly name: string;
  /** In ms since 1970, in order, each with the end at its place. Numbers: reading hundreds of dates costs more than the search. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(`b.${column}`)}) * 1000)::float8`;

/** Active members and a room in use, and when they are taken between two instants; by what is not read. */
export async function listBusy(db: Db, wanted: BusyWanted): Promise<BusyRow[]> {
  const { rows } = await sql<BusyRow>`
    with wanted as (
      select 'person' as kind, m.user_id as id, m.display_name::text collate "default" as name from memberships m
        where m.company_id = ${boundCompanyId} and m.user_id = any (${wanted.userIds}::uuid[]) and m.status = 'active'
      union all
      select 'room', r.id, r.name from rooms r where r.id = ${wanted.roomId}::uuid and r.archived_at is null
    )
    select w.kind, w.id, w.name,
      coalesce(array_agg(${millis('starts_at')} order by b.starts_at) filter (where b.starts_at is not null), '{}') as starts,
      coalesce(array_agg(${millis('ends_at')} order by b.starts_at) filter (where b.starts_at is not null), '{}') as ends
    from wanted w left join bookings b on b.subject_id = w.id and b.subject_kind = w.kind
      -- No meeting lasts longer than two weeks.
      and b.starts_at > ${wanted.from}::timestamptz - interval '15 days'
      and b.starts_at < ${wanted.to}::timestamptz and b.ends_at > ${wanted.from}::timestamptz
      and (b.meeting_id is distinct from ${wanted.exceptMeetingId}::uuid or not exists (
        select from meeting_participants p
          where p.company_id = b.company_id and p.meeting_id = b.meeting_id and p.user_id = ${wanted.viewerId}::uuid))
    group by w.kind, w.id, w.name
  `.execute(db);
  return rows;
}
