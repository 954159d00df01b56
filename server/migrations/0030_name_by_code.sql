-- What an invite code opens, named to a person who was sent it; of a closed company nothing is said.
create function app.name_company_by_code(p_code text) returns table (name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.name from companies c where c.invite_code = p_code and c.closed_at is null
$$;

-- A person who waits to be let in may not read the company they wait for, and takes back their own request alone.
create function app.withdraw_request(p_company uuid, p_user uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update memberships m set status = 'removed'
    where m.company_id = p_company and m.user_id = p_user and m.user_id = app.user_id() and m.status = 'waiting';
  return found;
end $$;

revoke all on function app.name_company_by_code(text), app.withdraw_request(uuid, uuid) from public;
grant execute on function app.name_company_by_code(text), app.withdraw_request(uuid, uuid) to :"app";
