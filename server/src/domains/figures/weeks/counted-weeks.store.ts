import { type RawBuilder, sql } from 'kysely';
import { isDecisionOfMinutes, isDecisionOfReadings } from '../../decisions/decisions.views.ts';
import { isInvitedSql } from '../../meetings/meetings.views.ts';
import type { Span, Week } from '../range.rules.ts';

export const boundCompany = sql`(select app.company_id())`;

/** Two hours without a meeting are time to work in. */
const focusLength = sql`interval '2 hours'`;
/** Who has less between two meetings went straight from one into the next. */
const pause = sql`interval '5 minutes'`;

/** How long these times are together. */
export const lengthOf = (times: RawBuilder<unknown>) => sql`
  (select coalesce(sum(upper(span) - lower(span)), interval '0') from unnest(${times}) span)`;

/** How many stretches of focus time these free times hold. */
export const focusIn = (free: RawBuilder<unknown>) => sql`
  (select count(*)::int from unnest(${free}) span where upper(span) - lower(span) >= ${focusLength})`;

/** Rows of weeks with their working hours, and what a person without meetings has of them. */
export const weekRows = (weeks: readonly Week[], work: readonly Span[]) => sql`
  select w.*, h.hours, ${lengthOf(sql`h.hours`)} as work, ${focusIn(sql`h.hours`)} as focus
  from unnest(${weeks.map(({ monday }) => monday)}::date[], ${weeks.map(({ start }) => start)}::timestamptz[],
    ${weeks.map(({ end }) => end)}::timestamptz[]) as w (monday, starts_at, ends_at)
  cross join lateral (
    select coalesce(range_agg(tstzrange(o.starts_at, o.ends_at)), '{}') as hours
    from unnest(${work.map(({ start }) => start)}::timestamptz[], ${work.map(({ end }) => end)}::timestamptz[])
      as o (starts_at, ends_at) where o.starts_at >= w.starts_at and o.starts_at < w.ends_at offset 0) h`;

interface CountedPeople {
  readonly isSample: boolean;
  /** Where only one person is asked for. */
  readonly personId?: string | undefined;
  /** Until then meetings are counted; without it, all of each. */
  readonly until?: Date;
}

const inWeek = sql`cross join lateral (
      select * from meetings m
      where m.company_id = ${boundCompany} and m.starts_at >= w.starts_at and m.starts_at < w.ends_at offset 0) m`;

const inWeekOf = (personId: string) => sql`join (
      select m.* from meeting_participants o join meetings m on m.company_id = ${boundCompany} and m.id = o.meeting_id
      where o.company_id = ${boundCompany} and o.user_id = ${personId}) m on m.starts_at >= w.starts_at and m.starts_at < w.ends_at`;

/**
 * Common table expressions that count the weeks of `counting` (rows as `weekRows` gives) for the members in `person` (user_id,
 * department, is_active): `held`, the meetings that began in them and count, `part`, who took part, and
 * `person_rows`, a row for each person and week.
 */
export const countPeople = ({ isSample, personId, until }: CountedPeople) => sql`
  -- Neither cancelled nor drafts, and none that lasts all day, which takes up nobody.
  held as materialized (
    select m.id, m.created_by, m.series_id, m.visibility, m.starts_at,
      least(greatest(m.over_at, m.starts_at), ${until ?? 'infinity'}::timestamptz) as ends_at, w.monday
    from counting w ${personId === undefined ? inWeek : inWeekOf(personId)}
    where m.cancelled_at is null and not m.is_draft and m.is_sample = ${isSample}
      and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)),
  -- Looked up meeting by meeting: nothing tells the planner how few of all meetings these weeks hold.
  invited as materialized (
    select p.user_id, p.answer, p.is_asked, person.department, person.is_active, h.* from held h
    cross join lateral (
      select p.user_id, p.answer, ${isInvitedSql('p', 'h')} as is_asked from meeting_participants p
      where p.company_id = ${boundCompany} and p.meeting_id = h.id and p.role <> 'informed' offset 0) p
    join person using (user_id)),
  part as (select * from invited where answer <> 'declined'),
  followed as (
    select *, lag(ends_at) over (partition by user_id, monday order by starts_at, id) as earlier_end from part),
  busy as (
    select user_id, monday, range_agg(tstzrange(starts_at, ends_at)) as taken,
      coalesce(sum(ends_at - starts_at) filter (where visibility <> 'closed'), interval '0') as open_time,
      count(*) filter (where starts_at - earlier_end between interval '0' and ${pause})::int as back_to_back
    from followed group by user_id, monday),
  -- Of a closed meeting nothing but its hours is counted.
  answered as (
    select user_id, monday, ${count('accepted')}, ${count('tentative')}, ${count('declined')}, ${count('waiting')}
    from invited where visibility <> 'closed' and is_asked group by user_id, monday),
  person_rows as (
    select user_id, monday, b.taken, ${lengthOf(sql`b.taken`)} as busy,
      ${lengthOf(sql`b.taken * w.hours`)} as inside, coalesce(b.open_time, interval '0') as open_time,
      ${focusIn(sql`w.hours - coalesce(b.taken, '{}')`)} as focus, coalesce(b.back_to_back, 0) as back_to_back,
      coalesce(a.accepted, 0) as accepted, coalesce(a.tentative, 0) as tentative, coalesce(a.declined, 0) as declined,
      coalesce(a.waiting, 0) as waiting
    from busy b full join answered a using (user_id, monday) join counting w using (monday))`;

function count(answer: string): RawBuilder<unknown> {
  return sql`count(*) filter (where answer = ${answer})::int as ${sql.ref(answer)}`;
}

/**
 * After `countPeople`: `meeting_rows`, a row for each meeting in which somebody of `person` took part, with how many of them are active
 * and what people kept of it.
 */
export const countMeetings = sql`
  came as (
    select id, coalesce(sum(people) filter (where people > 0), 0)::int as people,
      coalesce(array_agg(department order by department) filter (where people > 0), '{}') as departments,
      coalesce(array_agg(people order by department) filter (where people > 0), '{}') as department_people
    from (
      select id, department, (count(*) filter (where is_active))::int as people from part group by id, department) of_department
    group by id),
  meeting_rows as (
    select h.id as meeting_id, h.monday, h.starts_at, h.ends_at - h.starts_at as length, h.series_id, h.visibility,
      c.people, c.departments, c.department_people,
      case when h.visibility <> 'closed' then l.started_at <= h.starts_at + interval '5 minutes' end as punctual,
      coalesce(agenda.items, 0) as agenda_items, coalesce(agenda.reached, 0) as agenda_reached,
      case when h.visibility = 'closed' then 0 else (
        (select count(*) from readings r
          where r.company_id = ${boundCompany} and r.meeting_id = h.id and ${isDecisionOfReadings})
        + (select count(*) from minutes d join minutes_lines l on l.company_id = d.company_id and l.minutes_id = d.id
          where d.company_id = ${boundCompany} and d.meeting_id = h.id and ${isDecisionOfMinutes})
        + (select count(*) from action_items i where i.company_id = ${boundCompany} and i.meeting_id = h.id
          and i.state in ('accepted', 'doing', 'done')))::int end as conclusions
    from held h join came c using (id)
    left join live_meetings l on l.company_id = ${boundCompany} and l.meeting_id = h.id
    left join lateral (
      select count(*)::int as items, (count(*) filter (where i.done or exists (
        select from live_spans p where p.company_id = ${boundCompany} and p.meeting_id = h.id
          and p.agenda_item_id = i.id)))::int as reached
      from agenda_items i where i.company_id = ${boundCompany} and i.meeting_id = h.id offset 0) agenda
      on l.started_at is not null and h.visibility <> 'closed')`;
