-- What a company decides about its days, the record of what is done in it, and how it ends.

-- Holidays are those of the law unless a company says otherwise; a row says otherwise about one day: `off` is a day off
-- of this name, `work` a day worked in exchange, `usual` a day of the law that this company does not keep.
create table company_days (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  kind text not null check (kind in ('off', 'work', 'usual')),
  name text not null check (length(name) <= 100 and (kind = 'usual') = (name = '')),
  primary key (company_id, day)
);

-- Written with the change it tells of, never changed after: the app role may add and read.
create table audit_entries (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- Null: the server itself.
  actor_id uuid,
  kind text not null check (length(kind) between 1 and 60),
  -- Whom it was done to, or the meeting it was done to.
  person_id uuid,
  meeting_id uuid,
  details jsonb not null default '{}',
  -- A part of the address only.
  network text not null default '' check (length(network) <= 60),
  primary key (company_id, id),
  foreign key (company_id, actor_id) references memberships (company_id, user_id),
  foreign key (company_id, person_id) references memberships (company_id, user_id)
);
create index audit_by_time on audit_entries (company_id, at desc, id desc);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['company_days', 'audit_entries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on company_days to :"app";
grant select, insert on audit_entries to :"app";

-- Where the assistant does not summarise by itself, a transcript waits to be asked.
alter table transcripts drop constraint transcripts_state_check,
  add constraint transcripts_state_check check (state in ('unasked', 'waiting', 'ready', 'failed'));

-- The end of a company: for a while it is closed and may be opened again, then it is gone.
alter table companies
  add column closed_at timestamptz,
  add column closed_by uuid,
  add column removed_after timestamptz check (removed_after > closed_at),
  add constraint closed_by_member foreign key (id, closed_by) references memberships (company_id, user_id)
    deferrable initially deferred,
  add constraint closed_whole check (num_nulls(closed_at, closed_by, removed_after) in (0, 3)),
  add constraint description_length check (length(description) <= 1000),
  add constraint some_work_day check (cardinality(work_days) > 0);

-- A closed company is there for its owner and admins alone.
drop policy joined_companies on companies;
create policy joined_companies on companies for select to :"app"
  using (exists (select 1 from memberships m
    where m.company_id = companies.id and m.user_id = (select app.user_id()) and m.status = 'active'
      and (companies.closed_at is null or m.is_admin or companies.owner_id = m.user_id)));

create or replace function app.find_company_by_code(p_code text) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from companies c where c.invite_code = p_code and c.closed_at is null
$$;

-- As in 0001, and beyond it: a closed company is none for its plain members, and a standing of its own ("…/closed") for
-- owner and admins.
drop function app.enter(uuid, uuid, uuid, timestamptz, text[]);
create function app.enter(p_session uuid, p_user uuid, p_company uuid, p_now timestamptz, p_allowed text[],
  out alive boolean, out company_id uuid, out role text, out chat_access text, out time_zone text, out closed boolean)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  wanted uuid;
  owner uuid;
  admin boolean;
begin
  select true, coalesce(p_company, u.current_company_id) into alive, wanted
    from public.sessions s join public.users u on u.id = s.user_id
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > p_now;
  if not found then
    alive := false;
    return;
  end if;

  select c.id, c.owner_id, m.is_admin, c.chat_access, c.time_zone, c.closed_at is not null
    into company_id, owner, admin, chat_access, time_zone, closed
    from public.memberships m join public.companies c on c.id = m.company_id
    where m.company_id = wanted and m.user_id = p_user and m.status = 'active'
      and (c.closed_at is null or m.is_admin or c.owner_id = p_user);
  if not found and p_company is null then
    select c.id, c.owner_id, m.is_admin, c.chat_access, c.time_zone, c.closed_at is not null
      into company_id, owner, admin, chat_access, time_zone, closed
      from public.memberships m join public.companies c on c.id = m.company_id
      where m.user_id = p_user and m.status = 'active'
        and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
      order by m.joined_at, m.company_id limit 1;
  end if;
  if company_id is null then return; end if;
  role := case when owner = p_user then 'owner' when admin then 'admin' else 'member' end;
  if role || '/' || chat_access || (case when closed then '/closed' else '' end) = any (p_allowed) then
    perform pg_catalog.set_config('app.user_id', p_user::text, true);
    perform pg_catalog.set_config('app.company_id', company_id::text, true);
  end if;
end $$;

-- Takes the bound company out of the database when its time has come and it was not opened again. Every table that names
-- companies is emptied of it, in whatever order their references to each other allow.
create function app.remove_company(p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := app.company_id();
  tables text[];
  refused text[];
  name text;
begin
  perform 1 from companies where id = company and removed_after <= p_now for update;
  if not found then return false; end if;
  select array_agg(c.table_name::text order by c.table_name) into tables
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE';
  loop
    refused := '{}';
    foreach name in array tables loop
      begin
        execute format('delete from public.%I where company_id = $1', name) using company;
      exception when foreign_key_violation then
        refused := refused || name;
      end;
    end loop;
    exit when cardinality(refused) = 0;
    if refused = tables then raise exception 'rows of a removed company hold each other in %', tables; end if;
    tables := refused;
  end loop;
  delete from companies where id = company;
  return true;
end $$;

revoke all on function app.enter(uuid, uuid, uuid, timestamptz, text[]), app.remove_company(timestamptz) from public;
grant execute on function app.enter(uuid, uuid, uuid, timestamptz, text[]), app.remove_company(timestamptz) to :"app";
