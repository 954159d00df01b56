-- Guests from outside who said that they come, or may, are reminded once, by mail, a day ahead.

-- A meeting that was moved has another start, so that its new hour is told of, too.
create table sent_guest_reminders (
  company_id uuid not null,
  meeting_id uuid not null,
  guest_id uuid not null,
  starts_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (company_id, meeting_id, guest_id, starts_at),
  foreign key (company_id, meeting_id, guest_id) references meeting_guests (company_id, meeting_id, id) on delete cascade
);

alter table sent_guest_reminders enable row level security;
alter table sent_guest_reminders force row level security;
do $$
begin
  execute format('create policy owner_all on sent_guest_reminders to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on sent_guest_reminders to :"app"
  using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()));
grant select, insert on sent_guest_reminders to :"app";

-- Of one company or of all (null). Who answered, or heard of the hour, within the last day needs no reminding.
create function app.guest_reminders_due(p_now timestamptz, p_company uuid)
returns table (company_id uuid, meeting_id uuid, guest_id uuid, starts_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.id, g.id, m.starts_at
  from meetings m
    join companies c on c.id = m.company_id and c.closed_at is null
    join meeting_guests g on g.company_id = m.company_id and g.meeting_id = m.id
      and g.role <> 'informed' and g.answer in ('accepted', 'tentative')
  where (p_company is null or m.company_id = p_company)
    and m.starts_at > p_now and m.starts_at <= p_now + interval '1 day' and m.cancelled_at is null and not m.is_draft
    and m.starts_at - interval '1 day' > coalesce(g.answered_at, m.created_at)
    and m.starts_at - interval '1 day' > coalesce((
      select max(k.at) from meeting_changes k
      where k.company_id = m.company_id and k.meeting_id = m.id
        and (k.kind in ('created', 'published') or k.fields @> '[{"field": "startsAt"}]')), m.created_at)
    and not exists (select from sent_guest_reminders d
      where d.company_id = m.company_id and d.meeting_id = m.id and d.guest_id = g.id and d.starts_at = m.starts_at)
$$;

create function app.due_guest_reminders(p_now timestamptz)
returns table (company_id uuid, meeting_id uuid, guest_id uuid, starts_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from app.guest_reminders_due(p_now, app.company_id()) where app.company_id() is not null
$$;

create or replace function app.companies_to_remind(p_now timestamptz) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id from app.reminders_due(p_now, null) d
  union
  select d.company_id from app.guest_reminders_due(p_now, null) d
$$;

revoke all on function app.guest_reminders_due(timestamptz, uuid), app.due_guest_reminders(timestamptz) from public;
grant execute on function app.due_guest_reminders(timestamptz) to :"app";
