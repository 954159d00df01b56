-- Somebody whom another person removed waits for approval when they come back, also where the code lets others in at once.
-- Of those removed before it is not known who removed them.
alter table memberships add column needs_approval boolean not null default false;
update memberships set needs_approval = true where status = 'removed';

create or replace function app.join_company(p_code text, p_user uuid, p_waiting boolean, p_now timestamptz)
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
    select c.id, p_user, case when p_waiting or c.require_approval then 'waiting' else 'active' end, p_now
    from companies c where c.invite_code = p_code
    on conflict on constraint memberships_pkey do update
      set status = case when m.status <> 'removed' then m.status when m.needs_approval then 'waiting' else excluded.status end,
          department = case when m.status = 'removed' then 'Không' else m.department end,
          position = case when m.status = 'removed' then 'Không' else m.position end,
          joined_at = case when m.status = 'removed' then excluded.joined_at else m.joined_at end
    returning m.company_id, earlier, m.status;
end $$;
