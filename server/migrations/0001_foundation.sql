-- Roles: the owner migrates, :"app" serves. Every tenant table starts its keys with company_id and is under forced
-- row-level security; what comes before a company is known goes through the functions at the end.
create schema app;

create function app.company_id() returns uuid language sql stable
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;
create function app.user_id() returns uuid language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create collation if not exists vi (provider = icu, locale = 'vi');

-- The same folding as the engine's: marks stripped, đ → d, lower case.
create function app.fold(value text) returns text language sql immutable parallel safe
  as $$ select lower(translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd')) $$;
create function app.given_name(value text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(value, '^.*\s', '') $$;

-- People -------------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  display_name text not null default 'New User' check (length(display_name) between 1 and 100),
  given_name text collate vi generated always as (app.given_name(display_name)) stored,
  folded text generated always as (app.fold(display_name || ' ' || email)) stored,
  photo_url text,
  -- Registered while AUTH_ENUMERATION is strict, and the mail's link not followed yet: nobody signs in, the address is free.
  awaits_confirmation boolean not null default false,
  current_company_id uuid,
  created_at timestamptz not null,
  last_login timestamptz
);

create table credentials (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  generation int not null default 1 check (generation > 0),
  remember boolean not null,
  user_agent text not null default '',
  network text not null default '',
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_user on sessions (user_id, created_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index resets_by_user on password_resets (user_id);

-- Companies ----------------------------------------------------------------------------------------------------------

create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  description text not null default '',
  owner_id uuid not null references users,
  -- Says to the constraint below that whoever owns is still there.
  owner_status text not null generated always as ('active') stored,
  invite_code text not null unique check (invite_code ~ '^[A-Z0-9]{6}$'),
  plan text not null default 'free' check (plan = 'free'),
  time_zone text not null,
  work_start time not null default '09:00',
  work_end time not null default '18:00' check (work_end > work_start),
  work_days smallint[] not null default '{1,2,3,4,5}' check (work_days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  default_meeting_duration int not null default 30 check (default_meeting_duration between 5 and 1440),
  ai_summary_enabled boolean not null default true,
  recording_enabled boolean not null default false,
  require_approval boolean not null default false,
  allow_auto_join boolean not null default true,
  chat_access text not null default 'admins' check (chat_access in ('owner', 'admins', 'members')),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The role is derived: owner is companies.owner_id, so there is exactly one; an admin is a member first.
create table memberships (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users,
  status text not null default 'active' check (status in ('active', 'waiting', 'removed')),
  is_admin boolean not null default false check (not is_admin or status = 'active'),
  department text not null default 'Không' check (length(department) between 1 and 80),
  position text not null default 'Không' check (length(position) between 1 and 80),
  joined_at timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, user_id, status)
);
create index memberships_by_user on memberships (user_id, company_id);
alter table companies add constraint owner_is_member
  foreign key (id, owner_id, owner_status) references memberships (company_id, user_id, status)
  deferrable initially deferred;
alter table users add constraint current_company_is_joined
  foreign key (current_company_id, id) references memberships (company_id, user_id)
  on delete set null (current_company_id) deferrable initially deferred;

-- Meetings -----------------------------------------------------------------------------------------------------------

create table meetings (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  folded text generated always as (app.fold(title)) stored,
  goal text not null default '' check (length(goal) <= 2000),
  type text not null default 'in-person' check (type in ('video', 'audio', 'in-person')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null,
  location text not null default '' check (length(location) <= 300),
  visibility text not null default 'invited' check (visibility in ('invited', 'company')),
  created_by uuid not null,
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancelled_reason text not null default '',
  -- iCalendar SEQUENCE: grows with each change people are told of.
  sequence int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  foreign key (company_id, cancelled_by) references memberships (company_id, user_id),
  check ((cancelled_at is null) = (cancelled_by is null))
);
create index meetings_by_start on meetings (company_id, starts_at, id);

create table meeting_participants (
  company_id uuid not null,
  meeting_id uuid not null,
  user_id uuid not null,
  role text not null default 'attendee' check (role in ('chair', 'secretary', 'attendee', 'guest', 'informed')),
  answer text not null default 'waiting' check (answer in ('waiting', 'accepted', 'tentative', 'declined')),
  answer_reason text not null default '' check (length(answer_reason) <= 500),
  answered_at timestamptz,
  primary key (company_id, meeting_id, user_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create index participants_by_user on meeting_participants (company_id, user_id, meeting_id);
create unique index one_chair on meeting_participants (company_id, meeting_id) where role = 'chair';

-- Transcripts and what was found in them -----------------------------------------------------------------------------

create table transcripts (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  version int not null check (version > 0),
  name text not null,
  format text not null,
  content text not null check (length(content) <= 2000000),
  turn_count int not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  failure_code text check ((state = 'failed') = (failure_code is not null)),
  analysis jsonb check ((state = 'ready') = (analysis is not null)),
  uploaded_by uuid not null,
  created_at timestamptz not null,
  analysed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, meeting_id, version),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, uploaded_by) references memberships (company_id, user_id)
);

create table transcript_turns (
  company_id uuid not null,
  transcript_id uuid not null,
  index int not null check (index >= 0),
  speaker text,
  start_ms int,
  end_ms int,
  text text not null,
  primary key (company_id, transcript_id, index),
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade
);

create table action_items (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 300),
  assignee_id uuid,
  assignee_name text,
  deadline date,
  priority text not null default 'trung bình' check (priority in ('cao', 'trung bình', 'thấp')),
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'doing', 'done', 'declined')),
  meeting_id uuid,
  transcript_id uuid,
  evidence int[] not null default '{}',
  confidence real check (confidence between 0 and 1),
  created_by uuid,
  decided_by uuid,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade,
  foreign key (company_id, assignee_id) references memberships (company_id, user_id),
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  foreign key (company_id, decided_by) references memberships (company_id, user_id),
  -- What a machine found names its evidence; what a person wrote names the person.
  check ((transcript_id is null) = (created_by is not null)),
  check ((transcript_id is null) = (cardinality(evidence) = 0)),
  check (state in ('proposed', 'declined') or assignee_id is not null)
);
create index items_by_meeting on action_items (company_id, meeting_id, created_at, id);
create index items_by_assignee on action_items (company_id, assignee_id, deadline, id);

-- Chat ---------------------------------------------------------------------------------------------------------------

create table chat_sessions (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  meeting_id uuid,
  message_count int not null default 0 check (message_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete set null (meeting_id)
);
create index chat_sessions_by_user on chat_sessions (company_id, user_id, updated_at desc, id desc);

create table chat_messages (
  company_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  folded text generated always as (app.fold(content)) stored,
  reading jsonb,
  created_at timestamptz not null,
  primary key (company_id, session_id, id),
  unique (company_id, id),
  foreign key (company_id, session_id) references chat_sessions (company_id, id) on delete cascade
);

create table chat_cards (
  company_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'dismissed', 'undone')),
  command text not null,
  change jsonb not null,
  expires_at timestamptz not null,
  undo_until timestamptz,
  meeting_id uuid,
  action_item_id uuid,
  primary key (company_id, id),
  unique (company_id, message_id),
  foreign key (company_id, message_id) references chat_messages (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete set null (meeting_id),
  foreign key (company_id, action_item_id) references action_items (company_id, id) on delete set null (action_item_id)
);

-- Notifications, mail, repeated requests -----------------------------------------------------------------------------

create table notifications (
  company_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  text text not null,
  path text not null,
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, user_id, id),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);
create index notifications_unread on notifications (company_id, user_id) where read_at is null;

-- A mail is written in the change's own transaction and leaves later; `subject_id` names what it is about, so that an
-- undo can take it back.
create table outbox_mails (
  id uuid primary key,
  company_id uuid references companies on delete cascade,
  user_id uuid references users on delete cascade,
  subject_id uuid,
  message jsonb not null,
  send_after timestamptz not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_due on outbox_mails (send_after) where sent_at is null and failed_at is null;
create index outbox_by_subject on outbox_mails (company_id, subject_id);

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status int,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- Row-level security -------------------------------------------------------------------------------------------------

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['users','credentials','sessions','password_resets','companies','memberships','meetings',
    'meeting_participants','transcripts','transcript_turns','action_items','chat_sessions','chat_messages','chat_cards',
    'notifications','outbox_mails','idempotency_keys'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
  end loop;
  foreach name in array array['memberships','meetings','meeting_participants','transcripts','transcript_turns',
    'action_items','chat_sessions','chat_messages','chat_cards','notifications'] loop
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
  foreach name in array array['credentials','sessions','password_resets','idempotency_keys'] loop
    execute format('create policy of_person on %I to :"app" using (user_id = (select app.user_id())) '
      'with check (user_id = (select app.user_id()))', name);
  end loop;
end $$;

create policy own_memberships on memberships for select to :"app" using (user_id = (select app.user_id()));
create policy own_companies on companies to :"app"
  using (id = (select app.company_id())) with check (id = (select app.company_id()));
create policy joined_companies on companies for select to :"app"
  using (exists (select 1 from memberships m
    where m.company_id = companies.id and m.user_id = (select app.user_id()) and m.status = 'active'));
create policy self on users to :"app" using (id = (select app.user_id())) with check (id = (select app.user_id()));
create policy colleagues on users for select to :"app"
  using (exists (select 1 from memberships m where m.company_id = (select app.company_id()) and m.user_id = users.id));
-- Mails about a company belong to it, mails about a person's own account to that person.
create policy of_sender on outbox_mails to :"app"
  using (case when company_id is null then user_id = (select app.user_id()) else company_id = (select app.company_id()) end)
  with check (case when company_id is null then user_id = (select app.user_id()) else company_id = (select app.company_id()) end);

-- Look-ups for what comes before a person or company is known ---------------------------------------------------------

-- Opens a request: one row always; binds person and company for the rest of the transaction only when the session lives
-- and the person is an active member in a standing ("role/chat access") that p_allowed names; else the policies above
-- show nothing and take nothing. Without p_company the person's current one counts, else the first one joined. Each request runs this, so it names every schema instead of setting a search path, which alone took a third of its time.
create function app.enter(p_session uuid, p_user uuid, p_company uuid, p_now timestamptz, p_allowed text[],
  out alive boolean, out company_id uuid, out role text, out chat_access text, out time_zone text)
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

  select c.id, c.owner_id, m.is_admin, c.chat_access, c.time_zone into company_id, owner, admin, chat_access, time_zone
    from public.memberships m join public.companies c on c.id = m.company_id
    where m.company_id = wanted and m.user_id = p_user and m.status = 'active';
  if not found and p_company is null then
    select c.id, c.owner_id, m.is_admin, c.chat_access, c.time_zone into company_id, owner, admin, chat_access, time_zone
      from public.memberships m join public.companies c on c.id = m.company_id
      where m.user_id = p_user and m.status = 'active'
      order by m.joined_at, m.company_id limit 1;
  end if;
  if company_id is null then return; end if;
  role := case when owner = p_user then 'owner' when admin then 'admin' else 'member' end;
  if role || '/' || chat_access = any (p_allowed) then
    perform pg_catalog.set_config('app.user_id', p_user::text, true);
    perform pg_catalog.set_config('app.company_id', company_id::text, true);
  end if;
end $$;

-- Person-only handle: the session must live; no company is bound.
create function app.enter_person(p_session uuid, p_user uuid, p_now timestamptz, out alive boolean)
language plpgsql security definer as $$
begin
  alive := exists (select 1 from public.sessions s where s.id = p_session and s.user_id = p_user
    and s.revoked_at is null and s.expires_at > p_now);
  if alive then perform pg_catalog.set_config('app.user_id', p_user::text, true); end if;
end $$;

-- What a sign-in must know, in one look-up that is the same for known and unknown addresses; `known_network` says whether
-- the account was signed in to from there since then.
create function app.find_account(p_email text, p_network text default '', p_since timestamptz default 'infinity')
returns table (user_id uuid, password_hash text, awaits_confirmation boolean, known_network boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, c.password_hash, u.awaits_confirmation,
    exists (select 1 from sessions s where s.user_id = u.id and s.network = p_network and s.created_at > p_since)
  from users u left join credentials c on c.user_id = u.id
  where u.email = p_email
$$;

create function app.find_session(p_session uuid)
returns table (user_id uuid, generation int, remember boolean, created_at timestamptz, rotated_at timestamptz,
  expires_at timestamptz, revoked_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.user_id, s.generation, s.remember, s.created_at, s.rotated_at, s.expires_at, s.revoked_at from sessions s
  where s.id = p_session
$$;

create function app.find_reset(p_token_hash bytea)
returns table (user_id uuid, email text, expires_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.user_id, u.email, r.expires_at, r.used_at from password_resets r join users u on u.id = r.user_id
  where r.token_hash = p_token_hash
$$;

create function app.find_company_by_code(p_code text) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from companies c where c.invite_code = p_code
$$;

-- Founding: company, ownership and first membership are one act.
create function app.found_company(p_id uuid, p_name text, p_owner uuid, p_code text, p_zone text, p_now timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into companies (id, name, owner_id, invite_code, time_zone, created_at, updated_at)
  values (p_id, p_name, p_owner, p_code, p_zone, p_now, p_now);
  insert into memberships (company_id, user_id, joined_at) values (p_id, p_owner, p_now);
  update users set current_company_id = p_id where id = p_owner;
end $$;

-- Joining writes a row of a company one is not in yet; the code is the right to do so. `before` is the status until now:
-- null for a newcomer.
create function app.join_company(p_code text, p_user uuid, p_waiting boolean, p_now timestamptz)
returns table (company_id uuid, before text, status text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  earlier text;
begin
  select m.status into earlier from memberships m join companies c on c.id = m.company_id
    where c.invite_code = p_code and m.user_id = p_user for update of m;
  return query
    insert into memberships as m (company_id, user_id, status, joined_at)
    select c.id, p_user, case when p_waiting or c.require_approval or not c.allow_auto_join then 'waiting' else 'active' end, p_now
    from companies c where c.invite_code = p_code
    on conflict on constraint memberships_pkey do update
      set status = case when m.status = 'removed' then excluded.status else m.status end,
          department = case when m.status = 'removed' then 'Không' else m.department end,
          position = case when m.status = 'removed' then 'Không' else m.position end,
          joined_at = case when m.status = 'removed' then excluded.joined_at else m.joined_at end
    returning m.company_id, earlier, m.status;
end $$;

-- Whoever leaves the bound company no longer has it as the current one.
create function app.clear_current_company(p_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update users set current_company_id = null where id = p_user and current_company_id = app.company_id()
$$;

-- Mails that are due, taken by one sender at a time.
create function app.take_due_mails(p_now timestamptz, p_most int)
returns table (id uuid, message jsonb, attempts int)
language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails o set attempts = o.attempts + 1, send_after = p_now + interval '1 minute' * power(2, least(o.attempts, 6))
  where o.id in (select d.id from outbox_mails d where d.sent_at is null and d.failed_at is null and d.send_after <= p_now
    order by d.send_after limit p_most for update skip locked)
  returning o.id, o.message, o.attempts
$$;

create function app.settle_mail(p_id uuid, p_sent_at timestamptz, p_failed_at timestamptz, p_error text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails set sent_at = p_sent_at, failed_at = p_failed_at, last_error = p_error where id = p_id
$$;

create function app.next_mail_at() returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select min(send_after) from outbox_mails where sent_at is null and failed_at is null
$$;

revoke all on all functions in schema app from public;
grant usage on schema app to :"app";
grant execute on all functions in schema app to :"app";
grant usage on schema public to :"app";
grant select, insert, update, delete on all tables in schema public to :"app";
