-- When people want to be reminded of their meetings, and what was sent already: each once, whatever ends in between.

-- Minutes before the start, the farthest last.
create domain reminder_minutes as int[]
  check (value is null or (cardinality(value) <= 5 and 1 <= all (value) and 20160 >= all (value)));

-- Of all meetings of a person that have none of their own.
create table reminder_habits (
  company_id uuid not null,
  user_id uuid not null,
  minutes reminder_minutes not null,
  digest boolean not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);

create table meeting_reminders (
  company_id uuid not null,
  meeting_id uuid not null,
  user_id uuid not null,
  minutes reminder_minutes not null,
  primary key (company_id, meeting_id, user_id),
  foreign key (company_id, meeting_id, user_id) references meeting_participants (company_id, meeting_id, user_id) on delete cascade
);

-- A meeting that was moved has another start, so that its new hour is told of, too.
create table sent_reminders (
  company_id uuid not null,
  meeting_id uuid not null,
  user_id uuid not null,
  starts_at timestamptz not null,
  minutes int not null,
  sent_at timestamptz not null,
  primary key (company_id, meeting_id, user_id, starts_at, minutes),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade
);

create table sent_digests (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  sent_at timestamptz not null,
  primary key (company_id, day)
);

create index meetings_ahead on meetings (starts_at) where cancelled_at is null and not is_draft;

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['reminder_habits', 'meeting_reminders', 'sent_reminders', 'sent_digests'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on reminder_habits, meeting_reminders to :"app";
grant select, insert on sent_reminders, sent_digests to :"app";

-- Reminders whose moment has come and whose meeting has not, of one company or of all (null). What came due before people
-- heard of the meeting's hour is none: the invitation or the new time said it.
create function app.reminders_due(p_now timestamptz, p_company uuid)
returns table (company_id uuid, meeting_id uuid, user_id uuid, starts_at timestamptz, minutes int)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.id, p.user_id, m.starts_at, w.minutes
  from meetings m
    join companies c on c.id = m.company_id and c.closed_at is null
    join meeting_participants p on p.company_id = m.company_id and p.meeting_id = m.id
      and p.role <> 'informed' and p.answer <> 'declined'
    join memberships s on s.company_id = m.company_id and s.user_id = p.user_id and s.status = 'active'
    left join reminder_habits h on h.company_id = m.company_id and h.user_id = p.user_id
    left join meeting_reminders r on r.company_id = m.company_id and r.meeting_id = m.id and r.user_id = p.user_id
    cross join lateral unnest(coalesce(r.minutes, h.minutes, '{30,1440}')) as w(minutes)
  where (p_company is null or m.company_id = p_company)
    and m.starts_at > p_now and m.starts_at <= p_now + interval '14 days' and m.cancelled_at is null and not m.is_draft
    and m.starts_at - make_interval(mins => w.minutes) <= p_now
    and m.starts_at - make_interval(mins => w.minutes) > coalesce((
      select max(k.at) from meeting_changes k
      where k.company_id = m.company_id and k.meeting_id = m.id
        and (k.kind in ('created', 'published') or k.fields @> '[{"field": "startsAt"}]')), m.created_at)
    and not exists (select from sent_reminders d
      where d.company_id = m.company_id and d.meeting_id = m.id and d.user_id = p.user_id
        and d.starts_at = m.starts_at and d.minutes = w.minutes)
$$;

create function app.due_reminders(p_now timestamptz)
returns table (company_id uuid, meeting_id uuid, user_id uuid, starts_at timestamptz, minutes int)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from app.reminders_due(p_now, app.company_id()) where app.company_id() is not null
$$;

create function app.companies_to_remind(p_now timestamptz) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct d.company_id from app.reminders_due(p_now, null) d
$$;

-- Companies whose day has just begun, and which day that is there; who starts the server in the afternoon, or founds a
-- company at noon, wants no good morning.
create function app.companies_to_greet(p_now timestamptz) returns table (company_id uuid, day date)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, (p_now at time zone c.time_zone)::date
  from companies c
  where c.closed_at is null
    and (p_now at time zone c.time_zone)::time - c.work_start between interval '0' and interval '3 hours'
    and c.created_at < ((p_now at time zone c.time_zone)::date + c.work_start) at time zone c.time_zone
    and not exists (select from sent_digests d
      where d.company_id = c.id and d.day = (p_now at time zone c.time_zone)::date)
$$;

revoke all on function app.reminders_due(timestamptz, uuid), app.due_reminders(timestamptz),
  app.companies_to_remind(timestamptz), app.companies_to_greet(timestamptz) from public;
grant execute on function app.due_reminders(timestamptz), app.companies_to_remind(timestamptz),
  app.companies_to_greet(timestamptz) to :"app";
