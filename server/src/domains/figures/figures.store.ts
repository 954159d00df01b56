import { type FiguresOf, smallestGroup } from '@hopgon/contract/figures/schemas';
import { unset } from '@hopgon/contract/options';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { isDecisionOfMinutes, isDecisionOfReadings } from '../decisions/decisions.views.ts';
import type { Range } from './range.rules.ts';
import type { DepartmentSize } from './shown-departments.rules.ts';

export interface FiguresAsked {
  readonly of: FiguresOf;
  readonly viewerId: string;
  readonly department: string;
  /** Meetings of the sample are counted instead of others. */
  readonly isSample: boolean;
}

/** Of a department, or of a week; minutes are rounded once, here. */
export interface LoadRow {
  readonly department: string | null;
  readonly monday: string | null;
  readonly people: number;
  readonly minutes: number;
  readonly inside: number;
  readonly work: number;
  readonly focus: number;
  readonly person_weeks: number;
  readonly back_to_back: number;
}

export interface HeldRow {
  readonly monday: string | null;
  readonly weekday: number | null;
  readonly hour: number | null;
  readonly meetings: number;
}

export interface SumsRow {
  readonly meetings: number;
  readonly open_minutes: number;
  readonly opened: number;
  readonly punctual: number;
  readonly conclusions: number;
  readonly accepted: number;
  readonly tentative: number;
  readonly declined: number;
  readonly waiting: number;
}

export interface SeriesRow {
  readonly id: string;
  readonly title: string;
  readonly meetings: number;
  readonly minutes: number;
  readonly conclusions: number;
}

export interface SpokenRow {
  readonly meetings: number;
  readonly own: number;
  readonly spoken: number;
  readonly chaired: number;
  readonly speakers: number;
  readonly people: number;
}

const company = sql`(select app.company_id())`;

/** Active members who are counted. */
const person = ({ of, viewerId, department }: FiguresAsked): RawBuilder<unknown> => sql`
  select s.user_id, s.department, s.joined_at from memberships s
  where s.company_id = ${company} and s.status = 'active'
    and ${of === 'own' ? sql`s.user_id = ${viewerId}` : of === 'department' ? sql`s.department = ${department}` : sql`true`}`;

/** Meetings that began in the range: neither cancelled nor drafts, and none that lasts all day, which takes up nobody. */
const held = ({ isSample }: FiguresAsked, { start, end }: Range): RawBuilder<unknown> => sql`
  select m.id, m.series_id, m.visibility, m.starts_at, greatest(m.over_at, m.starts_at) as ends_at from meetings m
  where m.company_id = ${company} and m.starts_at >= ${start} and m.starts_at < ${end}
    and m.cancelled_at is null and not m.is_draft and m.is_sample = ${isSample}
    and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)`;

/** Who took part in which of them: those who declined or were only informed did not. */
const part = sql`
  select p.user_id, h.* from held h
  join meeting_participants p on p.company_id = ${company} and p.meeting_id = h.id
    and p.answer <> 'declined' and p.role <> 'informed'
  join person using (user_id)`;

/** What people kept of each meeting. Of a closed meeting nothing but its hours is counted. */
const kept = sql`
  select h.id,
    (select count(*) from readings r where r.company_id = ${company} and r.meeting_id = h.id and ${isDecisionOfReadings})
    + (select count(*) from minutes d join minutes_lines l on l.company_id = d.company_id and l.minutes_id = d.id
        where d.company_id = ${company} and d.meeting_id = h.id and ${isDecisionOfMinutes})
    + (select count(*) from action_items i where i.company_id = ${company} and i.meeting_id = h.id
        and i.state in ('accepted', 'doing', 'done')) as conclusions
  from held h where h.visibility <> 'closed' and exists (select from part where part.id = h.id)`;

const length = (of: RawBuilder<unknown>) => sql`
  (select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0) / 60 from unnest(${of}) span)`;

/** Two hours without a meeting are time to work in. */
const focusLength = sql`interval '2 hours'`;
/** Who has less between two meetings went straight from one into the next. */
const pause = sql`interval '5 minutes'`;

export const figuresStore = {
  /** 'Không' where the member has none. */
  async departmentOf(db: Db, userId: string): Promise<string> {
    const row = await db
      .selectFrom('memberships')
      .select('department')
      .where('company_id', '=', sql<string>`${company}`)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.department ?? unset;
  },

  /** Active members by department. */
  departmentSizes: (db: Db): Promise<readonly DepartmentSize[]> =>
    db
      .selectFrom('memberships')
      .select(['department', sql<number>`count(*)::int`.as('people')])
      .where('company_id', '=', sql<string>`${company}`)
      .where('status', '=', 'active')
      .groupBy('department')
      .execute(),

  /** What meetings took of people's time, by department and by week. Of two meetings at once one counts. */
  async loads(db: Db, asked: FiguresAsked, range: Range): Promise<readonly LoadRow[]> {
    const { weeks, work } = range;
    const starts = sql`${weeks.map(({ start }) => start)}::timestamptz[]`;
    const { rows } = await sql<LoadRow>`
      with person as materialized (${person(asked)}), held as materialized (${held(asked, range)}),
      part as (${part}),
      week as (select * from unnest(${weeks.map(({ monday }) => monday)}::date[],
        ${starts}, ${weeks.map(({ end }) => end)}::timestamptz[])
        with ordinality as w (monday, starts_at, ends_at, number)),
      opening as (
        select w.monday, range_agg(tstzrange(o.starts_at, o.ends_at)) as hours
        from week w join unnest(${work.map(({ start }) => start)}::timestamptz[], ${work.map(({ end }) => end)}::timestamptz[])
          as o (starts_at, ends_at) on o.starts_at >= w.starts_at and o.starts_at < w.ends_at
        group by w.monday),
      followed as (
        select user_id, starts_at, ends_at, lag(ends_at) over (partition by user_id order by starts_at, id) as earlier_end from part),
      busy as (
        select f.user_id, w.monday, range_agg(tstzrange(f.starts_at, f.ends_at)) as taken,
          count(*) filter (where f.starts_at - f.earlier_end between interval '0' and ${pause}) as back_to_back
        from followed f join week w on w.number = width_bucket(f.starts_at, ${starts}) and f.starts_at < w.ends_at
        group by f.user_id, w.monday),
      -- Who brought meetings along from before they joined was there already.
      counted as (
        select p.user_id, p.department, least(p.joined_at, f.first_at) as since
        from person p left join (select user_id, min(starts_at) as first_at from part group by user_id) f using (user_id)),
      load as (
        select p.user_id, p.department, w.monday, coalesce(b.back_to_back, 0) as back_to_back,
          ${length(sql`b.taken`)} as minutes, ${length(sql`b.taken * own.hours`)} as inside, ${length(sql`own.hours`)} as work,
          (select count(*) from unnest(own.hours - coalesce(b.taken, '{}')) free where upper(free) - lower(free) >= ${focusLength}) as focus
        from counted p join week w on w.ends_at > p.since
        left join busy b on b.user_id = p.user_id and b.monday = w.monday
        left join opening o on o.monday = w.monday
        -- Worked out once for each person and week, not again for each column that uses it.
        cross join lateral (select coalesce(o.hours, '{}') * tstzmultirange(tstzrange(p.since, null)) as hours offset 0) own)
      select department, monday::text, count(distinct user_id)::int as people, round(sum(minutes))::int as minutes,
        round(sum(inside))::int as inside, round(sum(work))::int as work, sum(focus)::int as focus,
        count(*) filter (where work > 0)::int as person_weeks, sum(back_to_back)::int as back_to_back
      from load group by grouping sets ((department), (monday))`.execute(db);
    return rows;
  },

  /** Distinct meetings by week, and by weekday and hour. */
  async held(db: Db, asked: FiguresAsked, range: Range, timeZone: string): Promise<readonly HeldRow[]> {
    const { rows } = await sql<HeldRow>`
      with person as materialized (${person(asked)}), held as materialized (${held(asked, range)}), part as (${part}),
      local as (select h.starts_at at time zone ${timeZone} as at from held h where exists (select from part where part.id = h.id))
      select date_trunc('week', at)::date::text as monday, extract(isodow from at)::int as weekday,
        extract(hour from at)::int as hour, count(*)::int as meetings
      from local group by grouping sets ((1), (2, 3))`.execute(db);
    return rows;
  },

  async sums(db: Db, asked: FiguresAsked, range: Range): Promise<SumsRow> {
    const { rows } = await sql<SumsRow>`
      with person as materialized (${person(asked)}), held as materialized (${held(asked, range)}),
      part as materialized (${part}), kept as (${kept}),
      met as (select h.* from held h where exists (select from part where part.id = h.id)),
      opened as (
        select l.started_at <= m.starts_at + interval '5 minutes' as is_punctual
        from met m join live_meetings l on l.company_id = ${company} and l.meeting_id = m.id and l.started_at is not null
        where m.visibility <> 'closed'),
      answered as (
        select p.answer, count(*)::int as answers from held h
        join meeting_participants p on p.company_id = ${company} and p.meeting_id = h.id and p.role <> 'informed'
        join person using (user_id) where h.visibility <> 'closed' group by p.answer)
      select (select count(*) from met)::int as meetings,
        (select coalesce(round(sum(extract(epoch from ends_at - starts_at)) / 60), 0) from part
          where visibility <> 'closed')::int as open_minutes,
        (select count(*) from opened)::int as opened,
        (select count(*) from opened where is_punctual)::int as punctual,
        coalesce((select sum(conclusions) from kept), 0)::int as conclusions,
        ${answers('accepted')}, ${answers('tentative')}, ${answers('declined')}, ${answers('waiting')}`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw new Error('a query without groups has one row');
    return row;
  },

  /** Taken tasks that were due on a day of the range, those of closed meetings left out. */
  async tasks(
    db: Db,
    asked: FiguresAsked,
    { days, end }: Range,
    timeZone: string,
  ): Promise<{ due: number; inTime: number }> {
    const { rows } = await sql<{ due: number; in_time: number }>`
      with person as (${person(asked)})
      select count(*)::int as due,
        count(*) filter (where (i.completed_at at time zone ${timeZone})::date <= i.deadline)::int as in_time
      from action_items i join person on person.user_id = i.assignee_id
      left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = ${company} and i.deadline >= ${days.from}::date and i.deadline <= ${days.to}::date
        and i.deadline < (${end}::timestamptz at time zone ${timeZone})::date
        and i.state in ('accepted', 'doing', 'done') and coalesce(m.visibility, '') <> 'closed'
        and coalesce(m.is_sample, false) = ${asked.isSample}`.execute(db);
    return { due: rows[0]?.due ?? 0, inTime: rows[0]?.in_time ?? 0 };
  },

  /** Series that took most for each conclusion first; only those of which the viewer may find every meeting that is counted. */
  async series(db: Db, asked: FiguresAsked, range: Range, most: number): Promise<readonly SeriesRow[]> {
    const { rows } = await sql<SeriesRow>`
      with person as materialized (${person(asked)}), held as materialized (${held(asked, range)}),
      part as materialized (${part}), kept as (${kept}),
      took as (select id, sum(extract(epoch from ends_at - starts_at)) / 60 as minutes from part group by id)
      select h.series_id as id, (array_agg(v.title order by h.starts_at desc))[1] as title, count(*)::int as meetings,
        round(sum(t.minutes))::int as minutes, coalesce(sum(k.conclusions), 0)::int as conclusions
      from held h join took t on t.id = h.id left join kept k on k.id = h.id
      join app.meetings_as(${asked.viewerId}::uuid) v on v.company_id = ${company} and v.id = h.id
      where h.series_id is not null
      group by h.series_id
      having bool_and(v.may_find) and count(*) >= 2
      order by sum(t.minutes) / (coalesce(sum(k.conclusions), 0) + 1) desc, h.series_id
      limit ${most}`.execute(db);
    return rows;
  },

  /** What the viewer said, and how many people spoke where the viewer chaired; of five people or more, each speaker assigned to a member. */
  async spoken(db: Db, asked: FiguresAsked, range: Range): Promise<SpokenRow> {
    const { viewerId } = asked;
    const { rows } = await sql<SpokenRow>`
      with person as materialized (${person(asked)}), held as materialized (${held(asked, range)}),
      part as materialized (${part}),
      newest as materialized (
        select distinct on (t.meeting_id) t.meeting_id, t.id from part
        join transcripts t on t.company_id = ${company} and t.meeting_id = part.id
        where part.visibility <> 'closed' and exists (
          select from meeting_speakers s where s.company_id = ${company} and s.meeting_id = part.id and s.user_id is not null)
        order by t.meeting_id, t.version desc),
      said as materialized (
        select n.meeting_id, s.user_id, sum(length(u.text)) as characters
        from newest n join transcript_turns u on u.company_id = ${company} and u.transcript_id = n.id
        left join meeting_speakers s on s.company_id = ${company} and s.meeting_id = n.meeting_id
          and s.label = coalesce(u.label, u.speaker)
        group by n.meeting_id, s.user_id),
      known as (
        select s.meeting_id, count(*) as speakers, sum(s.characters) as characters,
          sum(s.characters) filter (where s.user_id = ${viewerId}) as own, (
          select count(*) from meeting_participants p where p.company_id = ${company} and p.meeting_id = s.meeting_id
            and p.answer <> 'declined' and p.role <> 'informed') as people,
          exists (
          select from meeting_participants p where p.company_id = ${company} and p.meeting_id = s.meeting_id
            and p.user_id = ${viewerId} and p.role = 'chair') as is_chaired
        from said s group by s.meeting_id having bool_and(s.user_id is not null))
      select count(own)::int as meetings, coalesce(sum(own), 0)::int as own,
        coalesce(sum(characters) filter (where own is not null), 0)::int as spoken,
        count(*) filter (where is_chaired)::int as chaired,
        coalesce(sum(least(speakers, people)) filter (where is_chaired), 0)::int as speakers,
        coalesce(sum(people) filter (where is_chaired), 0)::int as people
      from known where people >= ${smallestGroup}`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('a query without groups has one row');
    return row;
  },
};

const answers = (answer: string): RawBuilder<unknown> =>
  sql`coalesce((select answers from answered where answer = ${answer}), 0) as ${sql.ref(answer)}`;
