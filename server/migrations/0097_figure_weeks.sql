-- Figures of weeks that are over, counted once by a job. Triggers record when something changes that was counted; a week with
-- such a change is counted anew, by each question until the job has done it.

-- `hours` are the working hours it was counted with: a week of other hours now is not the same week.
create table figure_weeks (
  company_id uuid not null references companies on delete cascade,
  monday date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  hours tstzmultirange not null,
  primary key (company_id, monday),
  check (starts_at < ends_at)
);

-- Who took part in a meeting of the week or answered an invitation to one, whether they are still a member or not.
create table figure_person_weeks (
  company_id uuid not null,
  monday date not null,
  user_id uuid not null,
  -- Null where the person took part in none.
  taken tstzmultirange,
  first_at timestamptz,
  busy interval not null,
  inside interval not null,
  open_time interval not null,
  focus int not null,
  back_to_back int not null,
  accepted int not null,
  tentative int not null,
  declined int not null,
  waiting int not null,
  primary key (company_id, monday, user_id),
  foreign key (company_id, monday) references figure_weeks on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);

-- Meetings in which members took part, and how many of each department that are still active.
create table figure_meetings (
  company_id uuid not null,
  monday date not null,
  meeting_id uuid not null,
  starts_at timestamptz not null,
  length interval not null,
  series_id uuid,
  visibility text not null,
  people int not null check (people >= 0),
  departments text[] not null,
  department_people int[] not null,
  -- Null where nobody opened it in the app.
  punctual boolean,
  agenda_items int not null,
  agenda_reached int not null,
  conclusions int not null,
  primary key (company_id, monday, meeting_id),
  foreign key (company_id, monday) references figure_weeks on delete cascade,
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  check (cardinality(departments) = cardinality(department_people))
);
create index figure_meetings_of_meeting on figure_meetings (company_id, meeting_id);

-- Only inserted into by writers, so that none waits for another. `at` is when the meeting began.
create table figure_changes (
  company_id uuid not null references companies on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  primary key (company_id, id)
);
create index figure_changes_by_time on figure_changes (company_id, at);

do $$
declare
  name text;
begin
  foreach name in array array['figure_weeks', 'figure_person_weeks', 'figure_meetings', 'figure_changes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, current_user);
  end loop;
end $$;
create policy of_company on figure_weeks to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
create policy of_company on figure_person_weeks to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
create policy of_company on figure_meetings to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
create policy of_company on figure_changes to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on figure_weeks, figure_person_weeks, figure_meetings to :"app";
grant select, delete on figure_changes to :"app";

-- A moved meeting changes the week it leaves and the week it comes to.
create function app.note_changed_meetings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into figure_changes (company_id, at)
    select distinct o.company_id, unnest(array[o.starts_at, n.starts_at])
    from old_rows o join new_rows n using (company_id, id)
    where (o.starts_at, o.ends_at, o.over_at, o.time_zone, o.cancelled_at, o.is_draft, o.is_sample, o.visibility, o.series_id)
      is distinct from
      (n.starts_at, n.ends_at, n.over_at, n.time_zone, n.cancelled_at, n.is_draft, n.is_sample, n.visibility, n.series_id);
  else
    -- Of a company that is being deleted nothing is noted.
    insert into figure_changes (company_id, at)
    select distinct r.company_id, r.starts_at from changed_rows r join companies c on c.id = r.company_id;
  end if;
  return null;
end $$;
create trigger note_added_meetings after insert on meetings
  referencing new table as changed_rows for each statement execute function app.note_changed_meetings();
create trigger note_removed_meetings after delete on meetings
  referencing old table as changed_rows for each statement execute function app.note_changed_meetings();
create trigger note_changed_meetings after update on meetings
  referencing old table as old_rows new table as new_rows for each statement execute function app.note_changed_meetings();

-- What belongs to a meeting; of rows that are deleted with it the meeting itself is noted.
create function app.note_changed_figures() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_changes (company_id, at)
  select distinct m.company_id, m.starts_at
  from changed_rows r join companies c on c.id = r.company_id
    join meetings m on m.company_id = r.company_id and m.id = r.meeting_id;
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['meeting_participants', 'live_meetings', 'live_spans', 'agenda_items', 'readings', 'minutes',
      'action_items'] loop
    execute format('create trigger note_added_figures after insert on %I referencing new table as changed_rows '
      'for each statement execute function app.note_changed_figures()', name);
    execute format('create trigger note_removed_figures after delete on %I referencing old table as changed_rows '
      'for each statement execute function app.note_changed_figures()', name);
    -- None of them moves to another meeting.
    execute format('create trigger note_changed_figures after update on %I referencing new table as changed_rows '
      'for each statement execute function app.note_changed_figures()', name);
  end loop;
end $$;

create function app.note_changed_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_changes (company_id, at)
  select distinct m.company_id, m.starts_at
  from changed_rows r join companies c on c.id = r.company_id
    join minutes d on d.company_id = r.company_id and d.id = r.minutes_id
    join meetings m on m.company_id = d.company_id and m.id = d.meeting_id
  where d.state in ('adopted', 'locked');
  return null;
end $$;
create trigger note_added_lines after insert on minutes_lines
  referencing new table as changed_rows for each statement execute function app.note_changed_lines();
create trigger note_changed_lines after update on minutes_lines
  referencing new table as changed_rows for each statement execute function app.note_changed_lines();
create trigger note_removed_lines after delete on minutes_lines
  referencing old table as changed_rows for each statement execute function app.note_changed_lines();

-- Who leaves or changes the department was in meetings of nearly every week, so their rows are corrected at once. Two such
-- changes, and a job that counts, wait for each other: neither would see what the other has not committed.
create function app.correct_figure_departments() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_company uuid;
begin
  for v_company in
    select distinct o.company_id from old_rows o join new_rows n using (company_id, user_id)
    where (o.status = 'active', o.department) is distinct from (n.status = 'active', n.department) order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended(v_company::text, 93));
    update figure_meetings f
    set people = c.people, departments = c.departments, department_people = c.department_people
    from (
      select distinct p.meeting_id
      from old_rows o join new_rows n using (company_id, user_id)
        join meeting_participants p on p.company_id = v_company and p.user_id = n.user_id
      where n.company_id = v_company
        and (o.status = 'active', o.department) is distinct from (n.status = 'active', n.department)) met
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
  end loop;
  return null;
end $$;
create trigger correct_figure_departments after update on memberships
  referencing old table as old_rows new table as new_rows for each statement execute function app.correct_figure_departments();

-- Of this the figures leave out tasks; there is little of it.
create index meetings_without_figures on meetings (company_id, id) where visibility = 'closed' or is_sample;

-- Companies of which weeks may have to be counted: something changed, or the last week is not there.
create function app.companies_to_count(p_now timestamptz) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from companies c
  where c.closed_at is null and (
    exists (select from figure_changes f where f.company_id = c.id and f.at < p_now)
    or not exists (select from figure_weeks w where w.company_id = c.id and w.ends_at > p_now - interval '7 days'))
$$;

revoke all on function app.note_changed_meetings(), app.note_changed_figures(), app.note_changed_lines(),
  app.correct_figure_departments(), app.companies_to_count(timestamptz) from public;
grant execute on function app.companies_to_count(timestamptz) to :"app";
