-- A poll whose time is chosen is completed, as the routes and screens call it.

alter table polls rename column settled_at to completed_at;
alter table polls rename constraint settled_whole to completed_whole;
alter table polls rename constraint meeting_when_settled to meeting_when_completed;

create or replace function app.forget_poll_guests(p_before timestamptz) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    update poll_voters v set email = null,
      -- Who was asked without a name is called by the address.
      name = case when position('@' in v.name) > 0 then 'Khách mời' else v.name end
    from polls p
    where p.company_id = v.company_id and p.id = v.poll_id and v.email is not null
      and coalesce(p.completed_at, p.cancelled_at, (select max(s.ends_at) from poll_slots s
        where s.company_id = p.company_id and s.poll_id = p.id)) < p_before
    returning 1
  )
  select count(*)::int from gone
$$;

update audit_entries set kind = 'poll-completed' where kind = 'poll-settled';
