-- A company whose zone PostgreSQL does not know keeps no other company from its good morning.

create or replace function app.companies_to_greet(p_now timestamptz) returns table (company_id uuid, day date)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, l.at::date
  from companies c
    cross join lateral (select app.known_zone(c.time_zone, 'Asia/Ho_Chi_Minh') as zone) z
    cross join lateral (select p_now at time zone z.zone as at) l
  where c.closed_at is null
    and l.at::time - c.work_start between interval '0' and interval '3 hours'
    and c.created_at < (l.at::date + c.work_start) at time zone z.zone
    and not exists (select from sent_digests d where d.company_id = c.id and d.day = l.at::date)
$$;
