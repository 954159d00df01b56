-- Which notifications reach a person in which way, when push messages wait, and the browsers that receive them.

alter table users
  -- What a person chose, by group and channel; what is missing is as usual.
  add column notification_choices jsonb not null default '{}' check (jsonb_typeof(notification_choices) = 'object'),
  -- Null: push messages never wait.
  add column quiet_hours jsonb default '{"from": "21:00", "until": "07:00", "daysOff": true}'
    check (quiet_hours is null or jsonb_typeof(quiet_hours) = 'object'),
  -- Null: the company's.
  add column time_zone text check (length(time_zone) between 1 and 64);

alter table notifications
  -- False where its reader wants a push message alone.
  add column in_bell boolean not null default true,
  -- When a push message about it is due; null where none is.
  add column push_at timestamptz,
  add column push_attempts smallint not null default 0;
create index notifications_to_push on notifications (push_at) where push_at is not null;

create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- A browser receives messages as long as the session it subscribed in lives.
  session_id uuid not null unique references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- The browser's key and secret of RFC 8291.
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  created_at timestamptz not null,
  primary key (user_id, id)
);

do $$
begin
  alter table push_subscriptions enable row level security;
  alter table push_subscriptions force row level security;
  execute format('create policy owner_all on push_subscriptions to %I using (true) with check (true)', current_user);
end $$;
create policy of_person on push_subscriptions to :"app" using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id()));
grant select, delete on push_subscriptions to :"app";

-- Whatever ends a session ends its subscription.
create function app.end_push_of_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger end_push after update of revoked_at on sessions for each row
  when (new.revoked_at is not null) execute function app.end_push_of_session();

-- Of the bound person's own session. A browser that somebody else subscribed before is theirs no more: who knows its
-- endpoint is in it. Beyond `p_most` the oldest end.
create function app.save_push_subscription(p_id uuid, p_session uuid, p_endpoint text, p_public_key bytea,
  p_auth_secret bytea, p_now timestamptz, p_most int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from sessions s where s.id = p_session and s.user_id = app.user_id() and s.revoked_at is null) then
    raise 'no session of the bound person';
  end if;
  delete from push_subscriptions where endpoint = p_endpoint or session_id = p_session;
  insert into push_subscriptions values (app.user_id(), p_id, p_session, p_endpoint, p_public_key, p_auth_secret, p_now);
  delete from push_subscriptions where user_id = app.user_id() and id in (
    select id from push_subscriptions where user_id = app.user_id() order by created_at desc, id desc offset p_most);
end $$;

create function app.has_push(p_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from push_subscriptions p where p.user_id = p_user)
$$;

-- The browsers of a person whose session may enter the bound company now.
create function app.push_targets(p_user uuid, p_now timestamptz)
returns table (id uuid, endpoint text, public_key bytea, auth_secret bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.endpoint, p.public_key, p.auth_secret
  from push_subscriptions p
    join sessions s on s.id = p.session_id and s.user_id = p.user_id and s.revoked_at is null and s.expires_at > p_now
    join memberships m on m.company_id = app.company_id() and m.user_id = p.user_id and m.status = 'active'
    join companies c on c.id = m.company_id and c.closed_at is null
  where p.user_id = p_user
    and app.obstacle(c.require_second_factor, s.second_factor_at, m.sign_in_after, s.created_at) is null
$$;

-- The push service says that nobody receives there any more. Of a member of the bound company.
create function app.delete_push_subscription(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from push_subscriptions p where p.id = p_id and exists (
    select from memberships m where m.company_id = app.company_id() and m.user_id = p.user_id)
$$;

create function app.companies_to_push(p_now timestamptz) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct n.company_id from notifications n where n.push_at <= p_now
$$;

-- The digest of a week, once for each person.
create table sent_week_digests (
  company_id uuid not null,
  user_id uuid not null,
  -- Its Monday.
  week date not null,
  sent_at timestamptz not null,
  primary key (company_id, user_id, week),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);

do $$
begin
  alter table sent_week_digests enable row level security;
  alter table sent_week_digests force row level security;
  execute format('create policy owner_all on sent_week_digests to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on sent_week_digests to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on sent_week_digests to :"app";

-- A zone, or the other where PostgreSQL does not know it; browsers and Node.js know names that it may not.
create function app.known_zone(p_zone text, p_fallback text) returns text
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if p_zone is null then
    return p_fallback;
  end if;
  perform now() at time zone p_zone;
  return p_zone;
exception when invalid_parameter_value then
  return p_fallback;
end $$;

-- People whose week may begin now: by their own clock work has begun within three hours, on a day from Monday to Saturday, and
-- they were members when the week began. Which of these days the company works on is not known here.
create function app.week_starts(p_now timestamptz, p_company uuid)
returns table (company_id uuid, user_id uuid, day date, week date)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.user_id, l.at::date, date_trunc('week', l.at)::date
  from companies c
    join memberships m on m.company_id = c.id and m.status = 'active'
    join users u on u.id = m.user_id and u.deleted_at is null
    cross join lateral (
      select app.known_zone(u.time_zone, app.known_zone(c.time_zone, 'Asia/Ho_Chi_Minh')) as zone) z
    cross join lateral (select p_now at time zone z.zone as at) l
  where c.closed_at is null and (p_company is null or c.id = p_company)
    and extract(isodow from l.at) < 7
    and l.at::time - c.work_start between interval '0' and interval '3 hours'
    and m.joined_at < date_trunc('week', l.at) at time zone z.zone
    and not exists (select from sent_week_digests d
      where d.company_id = m.company_id and d.user_id = m.user_id and d.week = date_trunc('week', l.at)::date)
$$;

create function app.people_to_start_week(p_now timestamptz) returns table (user_id uuid, day date, week date)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.user_id, w.day, w.week from app.week_starts(p_now, app.company_id()) w where app.company_id() is not null
$$;

create function app.companies_to_start_week(p_now timestamptz) returns table (company_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct w.company_id from app.week_starts(p_now, null) w
$$;

revoke all on function app.end_push_of_session(), app.save_push_subscription(uuid, uuid, text, bytea, bytea, timestamptz, int),
  app.has_push(uuid), app.push_targets(uuid, timestamptz), app.delete_push_subscription(uuid), app.companies_to_push(timestamptz),
  app.known_zone(text, text), app.week_starts(timestamptz, uuid), app.people_to_start_week(timestamptz),
  app.companies_to_start_week(timestamptz)
  from public;
grant execute on function app.save_push_subscription(uuid, uuid, text, bytea, bytea, timestamptz, int), app.has_push(uuid),
  app.push_targets(uuid, timestamptz), app.delete_push_subscription(uuid), app.companies_to_push(timestamptz),
  app.known_zone(text, text), app.people_to_start_week(timestamptz), app.companies_to_start_week(timestamptz) to :"app";
