-- Sums of the figures that are kept: a year of a company of 2,000 people is then some thousand rows, not a hundred thousand.

-- Of `figure_person_weeks` by department.
create table figure_department_weeks (
  company_id uuid not null,
  monday date not null,
  department text not null,
  -- Active members with a row in figure_person_weeks.
  people int not null,
  busy interval not null,
  inside interval not null,
  open_time interval not null,
  focus int not null,
  back_to_back int not null,
  accepted int not null,
  tentative int not null,
  declined int not null,
  waiting int not null,
  primary key (company_id, monday, department),
  foreign key (company_id, monday) references figure_weeks on delete cascade
);

-- Of `figure_meetings` in which an active member took part, by the quarter of an hour they began in, which lies in one hour of
-- every zone.
create table figure_starts (
  company_id uuid not null,
  monday date not null,
  starts_at timestamptz not null,
  meetings int not null,
  opened int not null,
  punctual int not null,
  agenda_items int not null,
  agenda_reached int not null,
  conclusions int not null,
  primary key (company_id, monday, starts_at),
  foreign key (company_id, monday) references figure_weeks on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['figure_department_weeks', 'figure_starts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, current_user);
  end loop;
end $$;
create policy of_company on figure_department_weeks to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
create policy of_company on figure_starts to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on figure_department_weeks, figure_starts to :"app";

-- Null stands for all weeks that are kept, and for all departments.
create function app.sum_figure_weeks(p_company uuid, p_mondays date[], p_departments text[]) returns void
language sql set search_path = public, pg_temp as $$
  insert into figure_department_weeks (company_id, monday, department, people, busy, inside, open_time, focus, back_to_back,
    accepted, tentative, declined, waiting)
  select p_company, p.monday, s.department, count(*), sum(p.busy), sum(p.inside), sum(p.open_time), sum(p.focus),
    sum(p.back_to_back), sum(p.accepted), sum(p.tentative), sum(p.declined), sum(p.waiting)
  from figure_person_weeks p join memberships s on s.company_id = p_company and s.user_id = p.user_id
  where p.company_id = p_company and s.status = 'active' and (p_mondays is null or p.monday = any (p_mondays))
    and (p_departments is null or s.department = any (p_departments))
  group by p.monday, s.department
$$;
create function app.sum_figure_starts(p_company uuid, p_mondays date[]) returns void
language sql set search_path = public, pg_temp as $$
  insert into figure_starts (company_id, monday, starts_at, meetings, opened, punctual, agenda_items, agenda_reached, conclusions)
  select p_company, m.monday, date_bin('15 minutes', m.starts_at, timestamptz '2000-01-01 00:00Z'), count(*), count(m.punctual),
    count(*) filter (where m.punctual), sum(m.agenda_items), sum(m.agenda_reached), sum(m.conclusions)
  from figure_meetings m
  where m.company_id = p_company and m.people > 0 and (p_mondays is null or m.monday = any (p_mondays))
  group by 2, 3
$$;
revoke all on function app.sum_figure_weeks(uuid, date[], text[]), app.sum_figure_starts(uuid, date[]) from public;
grant execute on function app.sum_figure_weeks(uuid, date[], text[]), app.sum_figure_starts(uuid, date[]) to :"app";

select app.sum_figure_weeks(c.company_id, null, null), app.sum_figure_starts(c.company_id, null)
from (select distinct company_id from figure_weeks) c;

-- As in 0097, and the sums that this changes are built again.
create or replace function app.correct_figure_departments() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_company uuid;
  v_departments text[];
  v_meetings uuid[];
  v_mondays date[];
begin
  for v_company, v_departments in
    select o.company_id, array_agg(o.department) || array_agg(n.department)
    from old_rows o join new_rows n using (company_id, user_id)
    where (o.status = 'active', o.department) is distinct from (n.status = 'active', n.department)
    group by o.company_id order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended(v_company::text, 93));
    select array_agg(distinct p.meeting_id) into v_meetings
    from old_rows o join new_rows n using (company_id, user_id)
      join meeting_participants p on p.company_id = v_company and p.user_id = n.user_id
    where n.company_id = v_company
      and (o.status = 'active', o.department) is distinct from (n.status = 'active', n.department);
    select array_agg(distinct monday) into v_mondays from figure_meetings
    where company_id = v_company and meeting_id = any (v_meetings) and people = 0;
    update figure_meetings f
    set people = c.people, departments = c.departments, department_people = c.department_people
    from unnest(v_meetings) met (meeting_id)
    cross join lateral (
      select coalesce(sum(d.people), 0)::int as people, coalesce(array_agg(d.department order by d.department), '{}') as departments,
        coalesce(array_agg(d.people order by d.department), '{}') as department_people
      from (
        select s.department, count(*)::int as people
        from meeting_participants p join memberships s on s.company_id = v_company and s.user_id = p.user_id
        where p.company_id = v_company and p.meeting_id = met.meeting_id and p.answer <> 'declined' and p.role <> 'informed'
          and s.status = 'active'
        group by s.department) d) c
    where f.company_id = v_company and f.meeting_id = met.meeting_id;
    -- Nobody who is still active took part in these, or nobody had before.
    select coalesce(v_mondays, '{}') || coalesce(array_agg(distinct monday), '{}') into v_mondays from figure_meetings
    where company_id = v_company and meeting_id = any (v_meetings) and people = 0;
    delete from figure_starts where company_id = v_company and monday = any (v_mondays);
    perform app.sum_figure_starts(v_company, v_mondays);
    delete from figure_department_weeks where company_id = v_company and department = any (v_departments);
    perform app.sum_figure_weeks(v_company, null, v_departments);
  end loop;
  return null;
end $$;
