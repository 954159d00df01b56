-- When a company pauses at noon, within its work; null where it does not.
alter table companies
  add column lunch_start time default '12:00',
  add column lunch_end time default '13:00';

-- Who works on one side of noon alone has no pause in it.
update companies set lunch_start = null, lunch_end = null where work_start >= lunch_start or work_end <= lunch_end;

alter table companies
  add constraint lunch_whole check (num_nulls(lunch_start, lunch_end) in (0, 2)),
  add constraint lunch_within_work check (lunch_start > work_start and lunch_end > lunch_start and work_end > lunch_end);

-- One that is taken back at once goes with its meetings.
grant delete on meeting_series to :"app";

-- What is done with a poll is on record like what is done with a meeting.
alter table audit_entries add column poll_id uuid;

-- A guest's address is forgotten some time after their poll; that they were asked, and what they said, stays.
alter table poll_voters
  drop constraint member_or_guest,
  add constraint member_or_guest check ((user_id is null) = (name is not null) and (user_id is null or email is null));

-- Forgets the addresses of guests whose poll was closed that long ago, or whose last time is over; answers how many.
create function app.forget_poll_guests(p_before timestamptz) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    update poll_voters v set email = null,
      -- Who was asked without a name is called by the address.
      name = case when position('@' in v.name) > 0 then 'Khách mời' else v.name end
    from polls p
    where p.company_id = v.company_id and p.id = v.poll_id and v.email is not null
      and coalesce(p.settled_at, p.cancelled_at, (select max(s.ends_at) from poll_slots s
        where s.company_id = p.company_id and s.poll_id = p.id)) < p_before
    returning 1
  )
  select count(*)::int from gone
$$;
revoke all on function app.forget_poll_guests(timestamptz) from public;
grant execute on function app.forget_poll_guests(timestamptz) to :"app";
