import type { Answer } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { MeetingValues } from '../core/meetings.store.ts';

/** A meeting, which of the rule's times it stands for, and when it is. */
export interface PlacedMeeting {
  readonly id: string;
  readonly slot: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The new values of a meeting, and whether people are notified. */
interface ChangedMeeting extends MeetingValues {
  readonly id: string;
  readonly isNotified: boolean;
  readonly ended_at: Date | null;
}

/** The meetings that a series is made of. */
export const seriesMeetingStore = {
  /** In order of the rule's own times; with what the viewer is to each. */
  list: (db: Db, seriesIds: readonly string[], viewerId: string | null) =>
    db
      .selectFrom('meetings as m')
      .leftJoin('meeting_participants as me', (join) =>
        join
          .onRef('me.company_id', '=', 'm.company_id')
          .onRef('me.meeting_id', '=', 'm.id')
          .on('me.user_id', '=', viewerId),
      )
      .select(['m.id', 'm.series_id', 'm.series_start', 'm.starts_at', 'm.ends_at', 'm.cancelled_at'])
      .select(['m.detached', 'm.sequence', 'm.created_by', 'm.visibility', 'm.is_draft', 'm.location'])
      .select(['me.role as my_part', 'me.answer as my_answer'])
      .where((eb) => eb('m.series_id', '=', eb.fn.any(eb.val(seriesIds))))
      .orderBy('m.series_start')
      .execute(),

  /** Of these, by their start, who take up somebody or something that another meeting takes up as well. */
  clashing: async (db: Db, meetingIds: readonly string[], now: Date): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select b.meeting_id as id
      from bookings b join bookings o on o.company_id = b.company_id and o.subject_id = b.subject_id
        and o.meeting_id <> b.meeting_id and o.starts_at < b.ends_at and o.ends_at > b.starts_at
        and o.starts_at > b.starts_at - interval '15 days'
      where b.meeting_id = any (${meetingIds}::uuid[]) and b.ends_at > ${now}
      group by b.meeting_id order by min(b.starts_at) limit 10
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Which of these starts of a length find somebody or something named taken. */
  taken: (
    db: Db,
    {
      subjectIds,
      starts,
      lengthMs,
    }: { subjectIds: readonly string[]; starts: readonly Date[]; lengthMs: number },
  ) =>
    sql<{ at: Date }>`
      select w.at from unnest(${starts}::timestamptz[]) as w(at)
      where exists (select from bookings b where b.subject_id = any (${subjectIds}::uuid[])
        and b.starts_at > w.at - interval '15 days' and b.starts_at < w.at + ${lengthMs} * interval '1 millisecond'
        and b.ends_at > w.at)
      order by w.at
    `.execute(db),

  /** Held until the transaction ends, in an order that all changes of series take. */
  lock: (db: Db, meetingIds: readonly string[]) =>
    db
      .selectFrom('meetings')
      .select('id')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(meetingIds))))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),

  /** Gives meetings their places in a series. One that is off moves along; where the others are is for `change`. */
  place: (db: Db, seriesId: string, places: readonly PlacedMeeting[]) =>
    sql`
      update meetings m set series_id = ${seriesId}, series_start = v.slot,
        starts_at = case when m.cancelled_at is null then m.starts_at else v."startsAt" end,
        ends_at = case when m.cancelled_at is null then m.ends_at else v."endsAt" end
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as v(id uuid, slot timestamptz, "startsAt" timestamptz, "endsAt" timestamptz)
      where m.id = v.id
    `.execute(db),

  /** Once calendars know a series by a number, later mails about one of its meetings carry a higher one. */
  raiseSequence: (db: Db, { id, sequence }: { readonly id: string; readonly sequence: number }) =>
    db
      .updateTable('meetings')
      .set({ sequence })
      .where('series_id', '=', id)
      .where('sequence', '<', sequence)
      .execute(),

  /**
   * Writes the new values of meetings that are not cancelled, with a new version and, where people are notified, a
   * higher sequence.
   */
  change: (db: Db, changed: readonly ChangedMeeting[], now: Date) =>
    sql`
      update meetings m set title = v.title, goal = v.goal, type = v.type, kind = v.kind, starts_at = v.starts_at, ends_at = v.ends_at,
        time_zone = v.time_zone, location = v.location, join_url = v.join_url, room_id = v.room_id,
        visibility = v.visibility, ended_at = v.ended_at, version = m.version + 1,
        sequence = m.sequence + v."isNotified"::int, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as v(id uuid, "isNotified" boolean, title text, goal text, type text, kind text, starts_at timestamptz, ends_at timestamptz,
          time_zone text, location text, join_url text, room_id uuid, visibility text, ended_at timestamptz)
      where m.id = v.id and m.cancelled_at is null
    `.execute(db),

  /** Calls these off, as each had been alone; `leaving` takes them out of their series. */
  cancel: (
    db: Db,
    meetingIds: readonly string[],
    by: { userId: string; reason: string; now: Date; leaving: boolean },
  ) =>
    sql`
      with off as (
        update meetings set cancelled_at = ${by.now}, cancelled_by = ${by.userId}, cancelled_reason = ${by.reason},
          sequence = sequence + 1, version = version + 1, updated_at = ${by.now},
          series_id = case when ${by.leaving} then null else series_id end,
          series_start = case when ${by.leaving} then null else series_start end,
          detached = detached and not ${by.leaving}
        where id = any (${meetingIds}::uuid[]) and cancelled_at is null
        returning company_id, id, version
      )
      insert into meeting_changes (company_id, meeting_id, id, version, kind, changed_by, at)
      select company_id, id, gen_random_uuid(), version, 'cancelled', ${by.userId}, ${by.now} from off
    `.execute(db),

  /** Those that one person's change of a rule took out of the series at `at`, by their start; none that was moved alone is found. */
  left: async (db: Db, { userId, at, starts }: { userId: string; at: Date; starts: readonly Date[] }) => {
    const rows = await db
      .selectFrom('meetings')
      .select(['id', 'starts_at'])
      .where('series_id', 'is', null)
      .where('cancelled_by', '=', userId)
      .where('cancelled_at', '=', at)
      .where((eb) => eb('starts_at', '=', eb.fn.any(eb.val(starts))))
      .execute();
    return rows.map(({ id, starts_at: slot }) => ({ id, slot }));
  },

  /** Takes their cancellation back, in their old places of the series. */
  rejoin: (
    db: Db,
    left: readonly { readonly id: string }[],
    to: { seriesId: string; sequence: number; userId: string; now: Date },
  ) =>
    sql`
      with back as (
        update meetings set cancelled_at = null, cancelled_by = null, cancelled_reason = '', series_id = ${to.seriesId},
          series_start = starts_at, sequence = greatest(sequence + 1, ${to.sequence}), version = version + 1,
          updated_at = ${to.now}
        where id = any (${left.map(({ id }) => id)}::uuid[])
        returning company_id, id, version
      )
      insert into meeting_changes (company_id, meeting_id, id, version, kind, changed_by, at)
      select company_id, id, gen_random_uuid(), version, 'changed', ${to.userId}, ${to.now} from back
    `.execute(db),

  /** Deletes those that were added since and that nobody has changed. */
  removeNew: (db: Db, meetingIds: readonly string[], since: Date) =>
    db
      .deleteFrom('meetings')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(meetingIds))))
      .where('created_at', '>=', since)
      .where('version', '=', 1)
      .execute(),

  answer: (
    db: Db,
    meetingIds: readonly string[],
    by: { userId: string; answer: Answer; reason: string; now: Date },
  ) =>
    db
      .updateTable('meeting_participants')
      .set({ answer: by.answer, answer_reason: by.reason, answered_at: by.now })
      .where((eb) => eb('meeting_id', '=', eb.fn.any(eb.val(meetingIds))))
      .where('user_id', '=', by.userId)
      .execute(),

  /** Meetings whose bookings trade places are judged when all have moved. */
  judgeOverlapsLate: (db: Db) => sql`set constraints booked_once deferred`.execute(db),
  judgeOverlapsNow: (db: Db) => sql`set constraints booked_once immediate`.execute(db),
};

export type SeriesMeetingRow = Awaited<ReturnType<typeof seriesMeetingStore.list>>[number];
