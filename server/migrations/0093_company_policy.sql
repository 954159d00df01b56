-- How long after signing in a session may enter the company, and the domains of mail addresses that may join it.
alter table companies
  add column session_hours int check (session_hours between 1 and 2160),
  add column mail_domains text[] not null default '{}' check (cardinality(mail_domains) <= 20);

-- Sessions opened at this moment or before do not enter: access was ended since, or they are older than the company wants.
create function app.enters_after(p_sign_in_after timestamptz, p_session_hours int, p_now timestamptz) returns timestamptz
language sql stable
return greatest(p_sign_in_after, p_now - make_interval(hours => p_session_hours));

create function app.enter_first(p_user uuid, p_second_factor_at timestamptz, p_signed_in_at timestamptz, p_now timestamptz,
  p_allowed text) returns text
language sql security definer begin atomic
  select app.bind(p_user, c.id, c.time_zone, app.standing(c.owner_id = p_user, m.is_admin, c.chat_access, c.closed_at,
      app.obstacle(c.require_second_factor, p_second_factor_at, app.enters_after(m.sign_in_after, c.session_hours, p_now),
        p_signed_in_at)), p_allowed)
    from public.memberships m join public.companies c on c.id = m.company_id
    where m.user_id = p_user and m.status = 'active' and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
    order by m.joined_at, m.company_id limit 1;
end;

create or replace function app.enter(p_session uuid, p_user uuid, p_company uuid, p_now timestamptz, p_allowed text) returns text
language sql security definer begin atomic
  select case
      when c.id is not null then
        app.bind(p_user, c.id, c.time_zone, app.standing(c.owner_id = p_user, m.is_admin, c.chat_access, c.closed_at,
          app.obstacle(c.require_second_factor, s.second_factor_at,
            app.enters_after(m.sign_in_after, c.session_hours, p_now), s.created_at)), p_allowed)
      when p_company is null then coalesce(app.enter_first(p_user, s.second_factor_at, s.created_at, p_now, p_allowed), '')
      else '' end
    from public.sessions s join public.users u on u.id = s.user_id
      left join public.memberships m
        on m.company_id = coalesce(p_company, u.current_company_id) and m.user_id = p_user and m.status = 'active'
      left join public.companies c on c.id = m.company_id and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > p_now;
end;
drop function app.enter_first(uuid, timestamptz, timestamptz, text);

create or replace function app.push_targets(p_user uuid, p_now timestamptz)
returns table (id uuid, endpoint text, public_key bytea, auth_secret bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.endpoint, p.public_key, p.auth_secret
  from push_subscriptions p
    join sessions s on s.id = p.session_id and s.user_id = p.user_id and s.revoked_at is null and s.expires_at > p_now
    join memberships m on m.company_id = app.company_id() and m.user_id = p.user_id and m.status = 'active'
    join companies c on c.id = m.company_id and c.closed_at is null
  where p.user_id = p_user
    and app.obstacle(c.require_second_factor, s.second_factor_at, app.enters_after(m.sign_in_after, c.session_hours, p_now),
      s.created_at) is null
$$;

-- Which domains the company of an invite code takes; empty for all.
create function app.mail_domains_by_code(p_code text) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select c.mail_domains from companies c where c.invite_code = p_code and c.closed_at is null
$$;

revoke all on function app.enters_after(timestamptz, int, timestamptz),
  app.enter_first(uuid, timestamptz, timestamptz, timestamptz, text), app.mail_domains_by_code(text) from public;
grant execute on function app.enters_after(timestamptz, int, timestamptz), app.mail_domains_by_code(text) to :"app";
