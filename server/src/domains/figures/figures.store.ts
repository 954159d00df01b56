import { type FiguresOf, smallestGroup } from '@hopgon/contract/figures/schemas';
import { unset } from '@hopgon/contract/options';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Range } from './range.rules.ts';
import type { DepartmentSize } from './shown-departments.rules.ts';
import {
  boundCompany,
  countMeetings,
  countPeople,
  focusIn,
  lengthOf,
  weekRows,
} from './weeks/counted-weeks.store.ts';

export interface FiguresAsked {
  readonly of: FiguresOf;
  readonly viewerId: string;
  readonly department: string;
  /** Meetings of the sample are counted instead of others. */
  readonly isSample: boolean;
}

/** A range as it is counted. */
export interface CountedRange extends Range {
  /** Mondays of its weeks that are not counted again, since their figures are kept. */
  readonly kept: ReadonlySet<string>;
}

/** Of a department, or of a week; minutes are rounded once, here. */
export interface LoadRow {
  readonly department: string | null;
  readonly monday: string | null;
  readonly people: number;
  readonly minutes: number;
  readonly inside: number;
  readonly open_minutes: number;
  readonly work: number;
  readonly focus: number;
  readonly person_weeks: number;
  readonly back_to_back: number;
  readonly accepted: number;
  readonly tentative: number;
  readonly declined: number;
  readonly waiting: number;
}

/** Distinct meetings of a week, or of a weekday and hour, or, where all three are null, of the range. */
export interface HeldRow {
  readonly monday: string | null;
  readonly weekday: number | null;
  readonly hour: number | null;
  readonly meetings: number;
  readonly opened: number;
  readonly punctual: number;
  /** Agenda items, and those of them that were reached. */
  readonly planned: number;
  readonly reached: number;
  readonly conclusions: number;
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

/** Active members who are counted. */
const person = ({ of, viewerId, department }: FiguresAsked): RawBuilder<unknown> => sql`
  select s.user_id, s.department, s.joined_at, true as is_active from memberships s
  where s.company_id = ${boundCompany} and s.status = 'active'
    and ${of === 'own' ? sql`s.user_id = ${viewerId}` : of === 'department' ? sql`s.department = ${department}` : sql`true`}`;

const countedPeople = ({ of, viewerId, isSample }: FiguresAsked, { until }: Range) => ({
  isSample,
  personId: of === 'own' ? viewerId : undefined,
  until,
});

/** The weeks of a range, and of them those to count. */
const weeksOf = ({ weeks, work, kept }: CountedRange): RawBuilder<unknown> => sql`
  week as materialized (${weekRows(weeks, work)}),
  kept_week as materialized (select * from week where monday = any(${[...kept]}::date[])),
  counting as materialized (select * from week where monday <> all(${[...kept]}::date[]))`;

/** `meeting`: distinct meetings in which people who are asked for took part, and how many of them did. */
const meetings = (asked: FiguresAsked, range: CountedRange): RawBuilder<unknown> => sql`
  person as materialized (${person(asked)}), ${weeksOf(range)}, ${countPeople(countedPeople(asked, range))}, ${countMeetings},
  meeting as (
    select meeting_id, starts_at, length, series_id, visibility, people, punctual, agenda_items, agenda_reached, conclusions
    from meeting_rows
    union all
    select k.meeting_id, k.starts_at, k.length, k.series_id, k.visibility, ${keptPeople(asked)}, k.punctual, k.agenda_items,
      k.agenda_reached, k.conclusions
    from figure_meetings k join kept_week using (monday)
    where k.company_id = ${boundCompany} and k.people > 0 and ${asked.of === 'department' ? sql`k.departments @> array[${asked.department}]` : sql`true`})`;

const keptPeople = ({ of, department }: FiguresAsked): RawBuilder<unknown> =>
  of === 'department'
    ? sql`k.department_people[array_position(k.departments, ${department})]`
    : sql`k.people`;

/** `start`: how many meetings began at a time, and what they were. */
const startsOf = (
  rows: 'meeting' | 'meeting_rows',
  kept: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  start as (
    select starts_at, 1 as meetings, (punctual is not null)::int as opened, coalesce(punctual, false)::int as punctual,
      agenda_items, agenda_reached, conclusions
    from ${sql.ref(rows)} ${kept})`;

/** The same of a whole company, with the sums of the weeks that are kept. */
const companyStarts = (asked: FiguresAsked, range: CountedRange): RawBuilder<unknown> => sql`
  person as materialized (${person(asked)}), ${weeksOf(range)}, ${countPeople(countedPeople(asked, range))}, ${countMeetings},
  ${startsOf(
    'meeting_rows',
    sql`union all
    select k.starts_at, k.meetings, k.opened, k.punctual, k.agenda_items, k.agenda_reached, k.conclusions
    from figure_starts k join kept_week using (monday) where k.company_id = ${boundCompany}`,
  )}`;

const meetingColumns = 'busy inside open_time back_to_back accepted tentative declined waiting'.split(' ');

/** What meetings took of a week, but for its focus time. */
const meetingFigures = (of: string): RawBuilder<unknown> =>
  sql.join(meetingColumns.map((column) => sql.ref(`${of}.${column}`)));
const negatedFigures = (of: string): RawBuilder<unknown> =>
  sql.join(meetingColumns.map((column) => sql`-${sql.ref(`${of}.${column}`)}`));

const noFigures = sql`interval '0' as busy, interval '0' as inside, interval '0' as open_time, 0 as back_to_back,
  0 as accepted, 0 as tentative, 0 as declined, 0 as waiting`;

/** When the first meeting began that counts for a row `n` of people; a meeting of the sample books nobody. */
const firstMeeting = ({ isSample }: FiguresAsked): RawBuilder<unknown> =>
  isSample
    ? sql`(
        select min(m.starts_at) from meeting_participants p join meetings m on m.company_id = p.company_id and m.id = p.meeting_id
        where p.company_id = ${boundCompany} and p.user_id = n.user_id and p.answer <> 'declined' and p.role <> 'informed'
          and m.is_sample and m.cancelled_at is null and not m.is_draft
          and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone))`
    : sql`(
        select min(b.starts_at) from bookings b where b.company_id = ${boundCompany} and b.subject_id = n.user_id)`;

const minutesIn = (time: RawBuilder<unknown>) => sql`extract(epoch from ${time}) / 60`;

export const figuresStore = {
  /** 'Không' where the member has none. */
  async departmentOf(db: Db, userId: string): Promise<string> {
    const row = await db
      .selectFrom('memberships')
      .select('department')
      .where('company_id', '=', sql<string>`${boundCompany}`)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.department ?? unset;
  },

  /** Active members by department. */
  departmentSizes: (db: Db): Promise<readonly DepartmentSize[]> =>
    db
      .selectFrom('memberships')
      .select(['department', sql<number>`count(*)::int`.as('people')])
      .where('company_id', '=', sql<string>`${boundCompany}`)
      .where('status', '=', 'active')
      .groupBy('department')
      .execute(),

  /** What meetings took of people's time, by department and by week. Of two meetings at once one counts. */
  async loads(db: Db, asked: FiguresAsked, range: CountedRange): Promise<readonly LoadRow[]> {
    const { rows } = await sql<LoadRow>`
      with person as materialized (${person(asked)}), ${weeksOf(range)}, ${countPeople(countedPeople(asked, range))},
      -- Who came in the range is counted from some day on; all others are summed.
      newcomer as materialized (select * from person where joined_at > ${range.start}),
      newcomer_kept as materialized (
        select k.* from figure_person_weeks k join kept_week using (monday) join newcomer using (user_id)
        where k.company_id = ${boundCompany}),
      newcomer_week as materialized (
        select user_id, monday, taken, r.focus, ${meetingFigures('r')} from person_rows r join newcomer using (user_id)
        union all
        select user_id, monday, taken, k.focus, ${meetingFigures('k')} from newcomer_kept k),
      -- Who brought meetings along from before they joined was there already, in whichever range they lie.
      counted as materialized (
        select n.user_id, n.department, least(n.joined_at, ${firstMeeting(asked)}) as since from newcomer n),
      partial as (
        select c.user_id, c.department, w.monday, w.hours * tstzmultirange(tstzrange(c.since, null)) as hours
        from counted c join week w on c.since > w.starts_at and c.since < w.ends_at),
      begun as (
        select p.*, coalesce(r.taken, '{}') as taken from partial p left join newcomer_week r using (user_id, monday)),
      load as (
        -- Everybody who was there all week, as if without a meeting; then what meetings changed of that.
        select p.department, w.monday, p.people as pairs, p.people * w.work as work,
          case when w.work > interval '0' then p.people else 0 end as worked, p.people * w.focus as focus, ${noFigures}
        from (select department, count(*) as people from person where joined_at <= ${range.start} group by department) p
        cross join week w
        union all
        select c.department, w.monday, 1, w.work, (w.work > interval '0')::int, w.focus, ${noFigures}
        from counted c join week w on c.since <= w.starts_at
        union all
        select p.department, r.monday, 0, interval '0', 0, r.focus - w.focus, ${meetingFigures('r')}
        from person_rows r join person p using (user_id) join week w using (monday) where p.joined_at <= ${range.start}
        union all
        select k.department, k.monday, 0, interval '0', 0, k.focus - k.people * w.focus, ${meetingFigures('k')}
        from figure_department_weeks k join kept_week w using (monday)
        where k.company_id = ${boundCompany} and ${asked.of === 'department' ? sql`k.department = ${asked.department}` : sql`true`}
        union all
        -- The sums hold newcomers as if they had been there all the time.
        select n.department, k.monday, 0, interval '0', 0, w.focus - k.focus, ${negatedFigures('k')}
        from newcomer_kept k join newcomer n using (user_id) join kept_week w using (monday)
        union all
        select c.department, r.monday, 0, interval '0', 0, case when c.since <= w.starts_at then r.focus - w.focus else 0 end,
          r.busy, case when c.since <= w.starts_at then r.inside else interval '0' end, r.open_time, r.back_to_back,
          r.accepted, r.tentative, r.declined, r.waiting
        from newcomer_week r join counted c using (user_id) join week w using (monday)
        union all
        select b.department, b.monday, 1, own.work, (own.work > interval '0')::int, ${focusIn(sql`b.hours - b.taken`)},
          interval '0', ${lengthOf(sql`b.hours * b.taken`)}, interval '0', 0, 0, 0, 0, 0
        from begun b cross join lateral (select ${lengthOf(sql`b.hours`)} as work offset 0) own)
      select department, monday::text,
        -- Whoever was there in any week was there in the last one.
        (case when grouping(monday) = 0 then sum(pairs)
          else coalesce(sum(pairs) filter (where monday = (select max(monday) from week)), 0) end)::int as people,
        ${rounded('busy')} as minutes, ${rounded('inside')} as inside, ${rounded('open_time')} as open_minutes, ${rounded('work')} as work,
        sum(focus)::int as focus, sum(worked)::int as person_weeks, sum(back_to_back)::int as back_to_back,
        sum(accepted)::int as accepted, sum(tentative)::int as tentative, sum(declined)::int as declined,
        sum(waiting)::int as waiting
      from load group by grouping sets ((department), (monday))`.execute(db);
    return rows;
  },

  /** Distinct meetings by week, by weekday and hour, and all of them. */
  async held(
    db: Db,
    asked: FiguresAsked,
    range: CountedRange,
    timeZone: string,
  ): Promise<readonly HeldRow[]> {
    const { rows } = await sql<HeldRow>`
      with ${asked.of === 'company' ? companyStarts(asked, range) : sql`${meetings(asked, range)}, ${startsOf('meeting')}`},
      local as (select *, starts_at at time zone ${timeZone} as at from start)
      select date_trunc('week', at)::date::text as monday, extract(isodow from at)::int as weekday,
        extract(hour from at)::int as hour, coalesce(sum(meetings), 0)::int as meetings, coalesce(sum(opened), 0)::int as opened,
        coalesce(sum(punctual), 0)::int as punctual, coalesce(sum(agenda_items), 0)::int as planned,
        coalesce(sum(agenda_reached), 0)::int as reached, coalesce(sum(conclusions), 0)::int as conclusions
      from local group by grouping sets ((1), (2, 3), ()) order by 1, 2, 3`.execute(db);
    return rows;
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
      where i.company_id = ${boundCompany} and i.deadline >= ${days.from}::date and i.deadline <= ${days.to}::date
        and i.deadline < (${end}::timestamptz at time zone ${timeZone})::date
        and i.state in ('accepted', 'doing', 'done') and (
          ${asked.isSample} or i.meeting_id is null or i.meeting_id not in (
            select id from meetings where company_id = ${boundCompany} and (visibility = 'closed' or is_sample)))
        and (not ${asked.isSample} or i.meeting_id in (
          select id from meetings where company_id = ${boundCompany} and is_sample and visibility <> 'closed'))`.execute(
      db,
    );
    return { due: rows[0]?.due ?? 0, inTime: rows[0]?.in_time ?? 0 };
  },

  /** Series that took most for each conclusion first; only those of which the viewer may find every meeting that is counted. */
  async series(
    db: Db,
    asked: FiguresAsked,
    range: CountedRange,
    most: number,
  ): Promise<readonly SeriesRow[]> {
    const { rows } = await sql<SeriesRow>`
      with ${meetings(asked, range)},
      costly as (
        select series_id, count(*)::int as meetings, ${rounded('took')} as minutes, sum(conclusions)::int as conclusions,
          (array_agg(meeting_id order by starts_at desc))[1] as last_id, sum(took) / (sum(conclusions) + 1) as cost,
          -- What all of the company may view everybody finds.
          array_agg(meeting_id) filter (where visibility <> 'company') as doubtful
        from (select *, people * length as took from meeting where series_id is not null) taken
        group by series_id having count(*) >= 2),
      shown as (
        -- Sorted first, so that only as many are looked into as are shown.
        select * from (select * from costly order by cost desc, series_id offset 0) c
        where not exists (
          select from unnest(c.doubtful) d (id)
          left join app.meetings_as(${asked.viewerId}::uuid) v on v.company_id = ${boundCompany} and v.id = d.id
          where v.may_find is not true)
        limit ${most})
      select c.series_id as id, m.title, c.meetings, c.minutes, c.conclusions from shown c
      join meetings m on m.company_id = ${boundCompany} and m.id = c.last_id
      order by c.cost desc, c.series_id`.execute(db);
    return rows;
  },

  /** What the viewer said, and how many people spoke where the viewer chaired; of five people or more, each speaker assigned to a member. */
  async spoken(db: Db, asked: FiguresAsked, range: Range): Promise<SpokenRow> {
    const { viewerId } = asked;
    const { rows } = await sql<SpokenRow>`
      with person as materialized (${person(asked)}), counting as materialized (${weekRows(range.weeks, range.work)}),
      ${countPeople(countedPeople(asked, range))},
      newest as materialized (
        select distinct on (t.meeting_id) t.meeting_id, t.id from part
        join transcripts t on t.company_id = ${boundCompany} and t.meeting_id = part.id
        where part.visibility <> 'closed' and exists (
          select from meeting_speakers s where s.company_id = ${boundCompany} and s.meeting_id = part.id and s.user_id is not null)
        order by t.meeting_id, t.version desc),
      said as materialized (
        select n.meeting_id, s.user_id, sum(length(u.text)) as characters
        from newest n join transcript_turns u on u.company_id = ${boundCompany} and u.transcript_id = n.id
        left join meeting_speakers s on s.company_id = ${boundCompany} and s.meeting_id = n.meeting_id
          and s.label = coalesce(u.label, u.speaker)
        group by n.meeting_id, s.user_id),
      known as (
        select s.meeting_id, count(*) as speakers, sum(s.characters) as characters,
          sum(s.characters) filter (where s.user_id = ${viewerId}) as own, (
          select count(*) from meeting_participants p where p.company_id = ${boundCompany} and p.meeting_id = s.meeting_id
            and p.answer <> 'declined' and p.role <> 'informed') as people,
          exists (
          select from meeting_participants p where p.company_id = ${boundCompany} and p.meeting_id = s.meeting_id
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

const rounded = (time: string): RawBuilder<unknown> =>
  sql`round(${minutesIn(sql`sum(${sql.ref(time)})`)})::int`;
