-- Calendars of others: a private address to subscribe to, and what was taken from files.

-- Of each membership one address at most; only its hash is known here.
create table calendar_feeds (
  company_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);

-- Which meeting came of which event, so that a file taken twice makes nothing twice. `occurrence` is the start the file
-- gives it, for what repeats too.
create table imported_events (
  company_id uuid not null,
  user_id uuid not null,
  uid_hash bytea not null check (length(uid_hash) = 32),
  occurrence timestamptz not null,
  meeting_id uuid not null,
  imported_at timestamptz not null,
  primary key (company_id, user_id, uid_hash, occurrence),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade,
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade
);
create index imported_events_by_meeting on imported_events (company_id, meeting_id);

-- Whoever leaves is read no more, however they left.
create function app.drop_calendar_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from calendar_feeds f where f.company_id = new.company_id and f.user_id = new.user_id;
  return null;
end $$;
create trigger drop_calendar_feed after update of status on memberships for each row
  when (new.status <> 'active') execute function app.drop_calendar_feed();

-- Whose meetings an address shows, before anybody is known; noted is that it was asked for.
create function app.open_calendar_feed(p_token_hash bytea, p_now timestamptz)
returns table (company_id uuid, user_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  update calendar_feeds f set read_at = p_now
  from companies c, memberships m
  where f.token_hash = p_token_hash and c.id = f.company_id and c.closed_at is null
    and m.company_id = f.company_id and m.user_id = f.user_id and m.status = 'active'
  returning f.company_id, f.user_id
$$;

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['calendar_feeds', 'imported_events'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on calendar_feeds to :"app";
grant select, insert, delete on imported_events to :"app";

revoke all on function app.drop_calendar_feed(), app.open_calendar_feed(bytea, timestamptz) from public;
grant execute on function app.open_calendar_feed(bytea, timestamptz) to :"app";
