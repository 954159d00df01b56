-- A company may require a second factor, and end a member's access until they sign in again. Both are conditions on the session,
-- so they are judged where a request opens.
alter table companies add column require_second_factor boolean not null default false;
-- Sessions opened before this moment no longer enter the company.
alter table memberships add column sign_in_after timestamptz;
-- When the person last showed a second factor or a passkey in this session; null after they gave up their last one.
alter table sessions add column second_factor_at timestamptz;

-- What keeps a session out of a company its person works in; null when nothing does.
create function app.obstacle(p_required boolean, p_second_factor_at timestamptz, p_sign_in_after timestamptz,
  p_signed_in_at timestamptz) returns text
language sql immutable
return case when p_signed_in_at <= p_sign_in_after then 'sign-in'
  when p_required and p_second_factor_at is null then 'second-factor' end;

-- As before, with the obstacle behind: such a standing is never among those that are allowed.
create function app.standing(owns boolean, is_admin boolean, chat_access text, closed_at timestamptz, obstacle text) returns text
language sql immutable
return case when owns then 'owner/' when is_admin then 'admin/' else 'member/' end
  || chat_access || case when closed_at is null then '' else '/closed' end || coalesce('/' || obstacle, '');

drop function app.enter(uuid, uuid, uuid, timestamptz, text);
drop function app.enter_first(uuid, text);
drop function app.standing(boolean, boolean, text, timestamptz);

create function app.enter_first(p_user uuid, p_second_factor_at timestamptz, p_signed_in_at timestamptz, p_allowed text) returns text
language sql security definer begin atomic
  select app.bind(p_user, c.id, c.time_zone, app.standing(c.owner_id = p_user, m.is_admin, c.chat_access, c.closed_at,
      app.obstacle(c.require_second_factor, p_second_factor_at, m.sign_in_after, p_signed_in_at)), p_allowed)
    from public.memberships m join public.companies c on c.id = m.company_id
    where m.user_id = p_user and m.status = 'active' and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
    order by m.joined_at, m.company_id limit 1;
end;

create function app.enter(p_session uuid, p_user uuid, p_company uuid, p_now timestamptz, p_allowed text) returns text
language sql security definer begin atomic
  select case
      when c.id is not null then
        app.bind(p_user, c.id, c.time_zone, app.standing(c.owner_id = p_user, m.is_admin, c.chat_access, c.closed_at,
          app.obstacle(c.require_second_factor, s.second_factor_at, m.sign_in_after, s.created_at)), p_allowed)
      when p_company is null then coalesce(app.enter_first(p_user, s.second_factor_at, s.created_at, p_allowed), '')
      else '' end
    from public.sessions s join public.users u on u.id = s.user_id
      left join public.memberships m
        on m.company_id = coalesce(p_company, u.current_company_id) and m.user_id = p_user and m.status = 'active'
      left join public.companies c on c.id = m.company_id and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > p_now;
end;

revoke all on function app.obstacle(boolean, timestamptz, timestamptz, timestamptz),
  app.standing(boolean, boolean, text, timestamptz, text), app.enter_first(uuid, timestamptz, timestamptz, text),
  app.enter(uuid, uuid, uuid, timestamptz, text) from public;
grant execute on function app.enter(uuid, uuid, uuid, timestamptz, text) to :"app";
-- What a person reads of their own companies says beforehand which they cannot enter.
grant execute on function app.obstacle(boolean, timestamptz, timestamptz, timestamptz) to :"app";

-- Of a session of the person who is bound.
create function app.has_shown_second_factor(p_session uuid) returns table (shown boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.second_factor_at is not null from sessions s where s.id = p_session and s.user_id = app.user_id()
$$;
revoke all on function app.has_shown_second_factor(uuid) from public;
grant execute on function app.has_shown_second_factor(uuid) to :"app";

-- Why a session ended, shown to the holder of its token: a browser that was signed out from elsewhere can say so.
alter table sessions add column ended_by text check (ended_by in ('person', 'password', 'take-over', 'reuse', 'limit'));

drop function app.find_session(uuid);
create function app.find_session(p_session uuid)
returns table (user_id uuid, generation int, remember boolean, created_at timestamptz, rotated_at timestamptz,
  expires_at timestamptz, revoked_at timestamptz, ended_by text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.user_id, s.generation, s.remember, s.created_at, s.rotated_at, s.expires_at, s.revoked_at, s.ended_by from sessions s
  where s.id = p_session
$$;
revoke all on function app.find_session(uuid) from public;
grant execute on function app.find_session(uuid) to :"app";
