-- Opens a request, as before, in one look-up and with one text for an answer: each request runs it, and a row of columns
-- from a function costs as much as another query. The answer is null when the session is over, empty when the person has no
-- such company; else the standing ("role/chat access", "/closed" behind it while the company waits to be removed), the
-- company's id and its zone, a space between them. Person and company are bound for the rest of the transaction only where
-- p_allowed names the standing; else the policies show nothing and take nothing. Without p_company the person's current
-- company counts, else the first one joined. A closed company is there for its owner and admins alone.
drop function app.enter(uuid, uuid, uuid, timestamptz, text[]);
create function app.enter(p_session uuid, p_user uuid, p_company uuid, p_now timestamptz, p_allowed text[]) returns text
language plpgsql security definer as $$
declare
  company uuid;
  standing text;
  zone text;
  bound text;
begin
  select c.id, c.time_zone,
      case when c.owner_id = p_user then 'owner/' when m.is_admin then 'admin/' else 'member/' end
        || c.chat_access || case when c.closed_at is null then '' else '/closed' end
    into company, zone, standing
    from public.sessions s join public.users u on u.id = s.user_id
      left join public.memberships m
        on m.company_id = coalesce(p_company, u.current_company_id) and m.user_id = p_user and m.status = 'active'
      left join public.companies c on c.id = m.company_id and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > p_now;
  if not found then return null; end if;
  if company is null and p_company is null then
    select c.id, c.time_zone,
        case when c.owner_id = p_user then 'owner/' when m.is_admin then 'admin/' else 'member/' end
          || c.chat_access || case when c.closed_at is null then '' else '/closed' end
      into company, zone, standing
      from public.memberships m join public.companies c on c.id = m.company_id
      where m.user_id = p_user and m.status = 'active'
        and (c.closed_at is null or m.is_admin or c.owner_id = p_user)
      order by m.joined_at, m.company_id limit 1;
  end if;
  if company is null then return ''; end if;
  if standing = any (p_allowed) then
    bound := pg_catalog.set_config('app.user_id', p_user::text, true);
    bound := pg_catalog.set_config('app.company_id', company::text, true);
  end if;
  return standing || ' ' || company || ' ' || zone;
end $$;

revoke all on function app.enter(uuid, uuid, uuid, timestamptz, text[]) from public;
grant execute on function app.enter(uuid, uuid, uuid, timestamptz, text[]) to :"app";
