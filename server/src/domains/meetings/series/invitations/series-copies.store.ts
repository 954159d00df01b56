import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/kysely.ts';
import { participantStore } from '../../people/participants.store.ts';

export interface NewCopy {
  readonly id: string;
  /** Of the first entry of its history. */
  readonly changeId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly slot: Date;
}

export interface Copying {
  readonly sourceId: string;
  /** Of the series. */
  readonly sequence: number;
  /** Whose answers go with the copies; everybody else is asked. */
  readonly answersOf: readonly string[] | 'everyone';
  /**
   * Where the company forbids double bookings, a copy yields to existing bookings: it gets no room, and is cancelled
   * where one of its people is booked. Else the database refuses it.
   */
  readonly yieldsToOthers: boolean;
}

const copiesOf = (copies: readonly NewCopy[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
    as c(id uuid, "changeId" uuid, "startsAt" timestamptz, "endsAt" timestamptz, slot timestamptz)`;

const busy = 'Có người dự đã bận và công ty không cho phép trùng lịch.';

const inTheWay = sql`b.exclusive and b.starts_at < c."endsAt" and b.ends_at > c."startsAt"`;

const roomTaken = sql`exists (select from bookings b where b.subject_id = m.room_id and ${inTheWay})`;

const personTaken = sql`not app.is_all_day(c."startsAt", c."endsAt", m.time_zone) and exists (
  select from meeting_participants p join memberships s on s.company_id = p.company_id and s.user_id = p.user_id and s.status = 'active'
    join bookings b on b.company_id = p.company_id and b.subject_id = p.user_id
  where p.company_id = m.company_id and p.meeting_id = m.id and p.role <> 'informed' and p.answer <> 'declined'
    and ${inTheWay})`;

const insertMeetings = (db: Db, copies: readonly NewCopy[], of: Copying, now: Date) =>
  sql`
    insert into meetings (company_id, id, title, kind, goal, type, starts_at, ends_at, time_zone, location, join_url, room_id,
      visibility, created_by, series_id, series_start, sequence, created_at, updated_at,
      cancelled_at, cancelled_by, cancelled_reason)
    select m.company_id, c.id, m.title, m.kind, m.goal, m.type, c."startsAt", c."endsAt", m.time_zone, m.location, m.join_url,
      case when ${of.yieldsToOthers} and ${roomTaken} then null else m.room_id end,
      m.visibility, m.created_by, m.series_id, c.slot, ${of.sequence}, ${now}, ${now},
      case when way.given then ${now}::timestamptz end, case when way.given then m.created_by end,
      case when way.given then ${busy} else '' end
    from meetings m, ${copiesOf(copies)} cross join lateral (select ${of.yieldsToOthers} and ${personTaken} as given) way
    where m.id = ${of.sourceId}
  `.execute(db);

/** Copies of a meeting at other times, with its guests and those of its people who are still members. */
export async function copyMeetings(
  db: Db,
  copies: readonly NewCopy[],
  of: Copying,
  now: Date,
): Promise<void> {
  const { sourceId, answersOf } = of;
  await insertMeetings(db, copies, of, now);
  const all = answersOf === 'everyone';
  const kept = sql`(${all} or p.user_id = any (${all ? [] : answersOf}::uuid[]))`;
  await sql`
    insert into meeting_participants (company_id, meeting_id, user_id, role, answer, answer_reason, answered_at)
    select p.company_id, c.id, p.user_id, p.role, case when ${kept} then p.answer else 'waiting' end,
      case when ${kept} then p.answer_reason else '' end, case when ${kept} then p.answered_at end
    from meeting_participants p
      join memberships s on s.company_id = p.company_id and s.user_id = p.user_id and s.status = 'active',
      ${copiesOf(copies)}
    where p.meeting_id = ${sourceId}
  `.execute(db);
  await participantStore.assignChairs(
    db,
    copies.map(({ id }) => id),
  );
  await sql`
    insert into meeting_guests (company_id, meeting_id, id, email, name, role, answer, answer_reason, answered_at)
    select g.company_id, c.id, gen_random_uuid(), g.email, g.name, g.role, case when ${all} then g.answer else 'waiting' end,
      case when ${all} then g.answer_reason else '' end, case when ${all} then g.answered_at end
    from meeting_guests g, ${copiesOf(copies)} where g.meeting_id = ${sourceId}
  `.execute(db);
  await sql`
    insert into meeting_changes (company_id, meeting_id, id, version, kind, changed_by, at)
    select m.company_id, m.id, c."changeId", 1, 'created', m.created_by, ${now}
    from meetings m, ${copiesOf(copies)} where m.id = c.id
  `.execute(db);
}
