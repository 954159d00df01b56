import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { Frequency } from '@hopgon/contract/series/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { isDecisionOfMinutes, isDecisionOfReadings } from '../../decisions/decisions.views.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';
import { mostMeetings } from './suggestions.rules.ts';

export interface SuggestionsAsked {
  readonly of: 'own' | 'company';
  readonly viewerId: string;
  readonly isSample: boolean;
  readonly now: Date;
}

/** The first meeting of a series that has not begun, or a single one. */
export interface NextRow {
  readonly id: string;
  readonly series_id: string | null;
  readonly title: string;
  readonly goal: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly created_by: string;
  readonly may_edit: boolean;
  /** May put a question to the vote, which who only created the meeting may not. */
  readonly may_run: boolean;
  readonly leader_name: string;
  readonly has_agenda: boolean;
  /** People from outside who are expected. */
  readonly guests: number;
  readonly frequency: Frequency | null;
  readonly every: number | null;
  readonly weekdays: number | null;
}

export interface HeldRow {
  readonly series_id: string;
  readonly planned: number;
  readonly actual: number | null;
  readonly is_recorded: boolean;
  readonly conclusions: number;
  readonly agenda_items: number;
  readonly reached: number | null;
}

export interface PersonRow {
  readonly meeting_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly role: ParticipantRole;
  readonly declined: boolean;
  readonly invited: number;
  readonly missed: number;
}

export interface AheadRow {
  readonly id: string;
  readonly series_id: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const company = sql`(select app.company_id())`;
const mostNext = 60;

/** Held longer than this, somebody forgot to end it. */
const longestFactor = 3;

const heldOf = (seriesIds: readonly string[], { viewerId, isSample, now }: SuggestionsAsked) => sql`
  select s.id as series_id, h.* from unnest(${seriesIds}::uuid[]) s (id) cross join lateral (
    select m.id as meeting_id, m.starts_at, m.ends_at, m.ended_at from meetings m
    join ${meetingsAsSql(viewerId)} v on v.company_id = ${company} and v.id = m.id and v.may_find
    where m.company_id = ${company} and m.series_id = s.id and m.over_at <= ${now}
      and m.starts_at > ${now}::timestamptz - interval '400 days' and m.cancelled_at is null and not m.is_draft
      and m.is_sample = ${isSample} and m.visibility <> 'closed'
    order by m.starts_at desc limit ${mostMeetings}) h`;

/** What suggestions rest on. Closed meetings are left out, and of the company what the viewer may not find. */
export const suggestionsStore = {
  async next(db: Db, { of, viewerId, isSample, now }: SuggestionsAsked): Promise<readonly NextRow[]> {
    const { rows } = await sql<NextRow>`
      with ahead as (
        select m.*, row_number() over (partition by coalesce(m.series_id, m.id) order by m.starts_at) as place
        from ${meetingsAsSql(viewerId)} m
        where m.company_id = ${company} and m.starts_at > ${now} and m.starts_at < ${now}::timestamptz + interval '40 days'
          and m.cancelled_at is null and not m.is_draft and m.is_sample = ${isSample} and m.visibility <> 'closed'
          and m.may_find and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)
          and ${of === 'own' ? sql`m.part <> 'informed' and m.answer <> 'declined'` : sql`m.series_id is not null`})
      select a.id, a.series_id, a.title, a.goal, a.starts_at, a.ends_at, a.created_by, a.may_edit,
        coalesce(a.part in ('chair', 'secretary') or a.leader_id = ${viewerId}, false) as may_run, leader.display_name as leader_name, s.frequency, s.every, cardinality(s.weekdays) as weekdays,
        exists (select from agenda_items i where i.company_id = ${company} and i.meeting_id = a.id) as has_agenda,
        (select count(*)::int from meeting_guests g where g.company_id = ${company} and g.meeting_id = a.id
          and g.role <> 'informed' and g.answer <> 'declined') as guests
      from ahead a
      join meetings m on m.company_id = ${company} and m.id = a.id
      join memberships leader on leader.company_id = ${company} and leader.user_id = a.leader_id
      left join meeting_series s on s.company_id = ${company} and s.id = a.series_id
      where a.place = 1
      order by m.participant_count * extract(epoch from a.ends_at - a.starts_at) desc, a.id limit ${mostNext}`.execute(
      db,
    );
    return rows;
  },

  /** The last meetings of series, the newest first. */
  async held(db: Db, seriesIds: readonly string[], asked: SuggestionsAsked): Promise<readonly HeldRow[]> {
    const { rows } = await sql<HeldRow>`
      with held as materialized (${heldOf(seriesIds, asked)})
      select h.series_id, round(extract(epoch from h.ends_at - h.starts_at) / 60)::int as planned,
        case when l.ended_at - l.started_at < ${longestFactor} * (h.ends_at - h.starts_at)
          then round(extract(epoch from l.ended_at - l.started_at) / 60)::int
          when l.started_at is null and h.ended_at is not null
          then round(extract(epoch from h.ended_at - h.starts_at) / 60)::int end as actual,
        found.conclusions, found.conclusions > 0 or found.is_recorded as is_recorded,
        planned.items as agenda_items, case when l.started_at is not null then planned.reached end as reached
      from held h
      left join live_meetings l on l.company_id = ${company} and l.meeting_id = h.meeting_id
      cross join lateral (
        select ((select count(*) from readings r where r.company_id = ${company} and r.meeting_id = h.meeting_id and ${isDecisionOfReadings})
          + (select count(*) from minutes d join minutes_lines l on l.company_id = d.company_id and l.minutes_id = d.id
              where d.company_id = ${company} and d.meeting_id = h.meeting_id and ${isDecisionOfMinutes})
          + (select count(*) from action_items i where i.company_id = ${company} and i.meeting_id = h.meeting_id
              and i.state in ('accepted', 'doing', 'done')))::int as conclusions,
          exists (select from minutes d where d.company_id = ${company} and d.meeting_id = h.meeting_id
            and d.state in ('adopted', 'locked'))
          or exists (select from readings r where r.company_id = ${company} and r.meeting_id = h.meeting_id
            and r.state = 'approved') as is_recorded) found
      cross join lateral (
        select count(*)::int as items, (count(*) filter (where i.done or exists (
          select from live_spans p where p.company_id = ${company} and p.meeting_id = h.meeting_id
            and p.agenda_item_id = i.id)))::int as reached
        from agenda_items i where i.company_id = ${company} and i.meeting_id = h.meeting_id) planned
      order by h.series_id, h.starts_at desc`.execute(db);
    return rows;
  },

  /** Who is invited to these meetings, and how often they missed the last ones of the series. */
  async people(
    db: Db,
    meetingIds: readonly string[],
    seriesIds: readonly string[],
    asked: SuggestionsAsked,
  ): Promise<readonly PersonRow[]> {
    const { rows } = await sql<PersonRow>`
      with held as materialized (${heldOf(seriesIds, asked)}),
      came as (
        select h.series_id, p.user_id, count(*)::int as invited,
          (count(*) filter (where p.answer = 'declined' or (
            select a.act from attendance_records a where a.company_id = ${company} and a.meeting_id = h.meeting_id
              and a.user_id = p.user_id order by a.at desc, a.id desc limit 1) = 'absent'))::int as missed
        from held h join meeting_participants p on p.company_id = ${company} and p.meeting_id = h.meeting_id
          and p.role <> 'informed'
        group by h.series_id, p.user_id)
      select p.meeting_id, p.user_id, s.display_name as name, p.role, p.answer = 'declined' as declined,
        coalesce(c.invited, 0) as invited, coalesce(c.missed, 0) as missed
      from meeting_participants p
      join meetings m on m.company_id = ${company} and m.id = p.meeting_id
      join memberships s on s.company_id = ${company} and s.user_id = p.user_id
      left join came c on c.series_id = m.series_id and c.user_id = p.user_id
      where p.company_id = ${company} and p.meeting_id = any(${meetingIds}::uuid[]) and p.role <> 'informed'
      order by s.display_name, p.user_id`.execute(db);
    return rows;
  },

  /** The viewer's own meetings that begin in a range. */
  async ahead(
    db: Db,
    { viewerId, isSample }: SuggestionsAsked,
    { start, end }: { readonly start: Date; readonly end: Date },
  ): Promise<readonly AheadRow[]> {
    const { rows } = await sql<AheadRow>`
      select m.id, m.series_id, m.starts_at, m.ends_at from meetings m
      join meeting_participants p on p.company_id = ${company} and p.meeting_id = m.id and p.user_id = ${viewerId}
        and p.answer <> 'declined' and p.role <> 'informed'
      where m.company_id = ${company} and m.starts_at > ${start} and m.starts_at < ${end} and m.cancelled_at is null
        and not m.is_draft and m.is_sample = ${isSample} and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)
      order by m.starts_at, m.id`.execute(db);
    return rows;
  },
};
