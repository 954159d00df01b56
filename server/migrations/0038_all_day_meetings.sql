-- A meeting from a midnight to a midnight of its own zone is all day: it keeps its room, and leaves its people free.

-- As `allDays` of the contract. A zone that only the app knows makes no meeting all day.
create function app.is_all_day(p_start timestamptz, p_end timestamptz, p_zone text) returns boolean
language plpgsql immutable as $$
begin
  -- Most are ruled out by their length.
  if p_end - p_start < interval '22 hours' then return false; end if;
  return (p_start at time zone p_zone)::date > ((p_start - interval '1 millisecond') at time zone p_zone)::date
    and (p_end at time zone p_zone)::date > ((p_end - interval '1 millisecond') at time zone p_zone)::date;
exception when invalid_parameter_value then
  return false;
end $$;

-- What reminders count from: the start, and of an all-day meeting the hour at which work begins on its first day.
create function app.reminded_from(p_start timestamptz, p_end timestamptz, p_zone text, p_work_start time) returns timestamptz
language sql immutable as $$
  select case when app.is_all_day(p_start, p_end, p_zone)
    then ((p_start at time zone p_zone)::date + p_work_start) at time zone p_zone else p_start end
$$;

revoke all on function app.is_all_day(timestamptz, timestamptz, text),
  app.reminded_from(timestamptz, timestamptz, text, time) from public;
grant execute on function app.is_all_day(timestamptz, timestamptz, text) to :"app";

-- As in 0024, and all-day meetings take up no person.
create or replace function app.book_meetings(p_company uuid, p_meetings uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_rooms boolean;
  v_people boolean;
begin
  delete from bookings b
  where b.company_id = p_company and b.meeting_id = any (p_meetings) and not exists (
    select from meetings m
    where m.company_id = b.company_id and m.id = b.meeting_id and m.cancelled_at is null and not m.is_draft and not m.is_sample
      and case b.subject_kind
        when 'room' then m.room_id = b.subject_id
        else not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)
          and exists (select from meeting_participants p where p.company_id = m.company_id and p.meeting_id = m.id
            and p.user_id = b.subject_id and p.answer <> 'declined' and p.role <> 'informed')
      end);

  select c.forbid_room_overlaps, c.forbid_person_overlaps into v_rooms, v_people from companies c where c.id = p_company;
  -- Two that want the same hour would wait for each other and both fail; in turn, the second finds the first.
  if v_people or (v_rooms and exists (select from meetings m
      where m.company_id = p_company and m.id = any (p_meetings) and m.room_id is not null)) then
    perform pg_advisory_xact_lock(hashtextextended(p_company::text, 9));
  end if;

  insert into bookings as b (company_id, meeting_id, subject_kind, subject_id, starts_at, ends_at, exclusive)
  select m.company_id, m.id, s.kind, s.id, m.starts_at, m.over_at, case s.kind when 'room' then v_rooms else v_people end
  from meetings m cross join lateral (
    select 'room' as kind, m.room_id as id where m.room_id is not null
    union all
    select 'person', p.user_id from meeting_participants p
      where p.company_id = m.company_id and p.meeting_id = m.id and p.answer <> 'declined' and p.role <> 'informed'
        and not app.is_all_day(m.starts_at, m.ends_at, m.time_zone)
  ) s
  where m.company_id = p_company and m.id = any (p_meetings) and m.cancelled_at is null and not m.is_draft and not m.is_sample
  on conflict (company_id, meeting_id, subject_kind, subject_id) do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at, exclusive = excluded.exclusive
    where (b.starts_at, b.ends_at) <> (excluded.starts_at, excluded.ends_at);
end $$;

-- As in 0009; the zone decides whether a meeting is all day.
create or replace function app.book_changed_meetings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.book_meetings(n.company_id, array_agg(n.id))
    from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id
    where (n.starts_at, n.ends_at, n.over_at, n.time_zone, n.room_id, n.is_draft, n.cancelled_at)
      is distinct from (o.starts_at, o.ends_at, o.over_at, o.time_zone, o.room_id, o.is_draft, o.cancelled_at)
    group by n.company_id;
  return null;
end $$;

delete from bookings b using meetings m
where m.company_id = b.company_id and m.id = b.meeting_id and b.subject_kind = 'person'
  and app.is_all_day(m.starts_at, m.ends_at, m.time_zone);

-- As in 0013, from the hour reminders count from.
create or replace function app.reminders_due(p_now timestamptz, p_company uuid)
returns table (company_id uuid, meeting_id uuid, user_id uuid, starts_at timestamptz, minutes int)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.id, p.user_id, m.starts_at, w.minutes
  from meetings m
    join companies c on c.id = m.company_id and c.closed_at is null
    join meeting_participants p on p.company_id = m.company_id and p.meeting_id = m.id
      and p.role <> 'informed' and p.answer <> 'declined'
    join memberships s on s.company_id = m.company_id and s.user_id = p.user_id and s.status = 'active'
    left join reminder_habits h on h.company_id = m.company_id and h.user_id = p.user_id
    left join meeting_reminders r on r.company_id = m.company_id and r.meeting_id = m.id and r.user_id = p.user_id
    cross join lateral (select app.reminded_from(m.starts_at, m.ends_at, m.time_zone, c.work_start) as at) from_when
    cross join lateral unnest(coalesce(r.minutes, h.minutes, '{30,1440}')) as w(minutes)
  where (p_company is null or m.company_id = p_company)
    and m.starts_at > p_now - interval '1 day' and m.starts_at <= p_now + interval '14 days' and m.cancelled_at is null and not m.is_draft
    and from_when.at > p_now and from_when.at - make_interval(mins => w.minutes) <= p_now
    and from_when.at - make_interval(mins => w.minutes) > coalesce((
      select max(k.at) from meeting_changes k
      where k.company_id = m.company_id and k.meeting_id = m.id
        and (k.kind in ('created', 'published') or k.fields @> '[{"field": "startsAt"}]')), m.created_at)
    and not exists (select from sent_reminders d
      where d.company_id = m.company_id and d.meeting_id = m.id and d.user_id = p.user_id
        and d.starts_at = m.starts_at and d.minutes = w.minutes)
$$;

-- As in 0018, from the same hour.
create or replace function app.guest_reminders_due(p_now timestamptz, p_company uuid)
returns table (company_id uuid, meeting_id uuid, guest_id uuid, starts_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.id, g.id, m.starts_at
  from meetings m
    join companies c on c.id = m.company_id and c.closed_at is null
    join meeting_guests g on g.company_id = m.company_id and g.meeting_id = m.id
      and g.role <> 'informed' and g.answer in ('accepted', 'tentative')
    cross join lateral (select app.reminded_from(m.starts_at, m.ends_at, m.time_zone, c.work_start) as at) from_when
  where (p_company is null or m.company_id = p_company)
    and m.starts_at > p_now and m.starts_at <= p_now + interval '1 day' and m.cancelled_at is null and not m.is_draft
    and from_when.at <= p_now + interval '1 day'
    and from_when.at - interval '1 day' > coalesce(g.answered_at, m.created_at)
    and from_when.at - interval '1 day' > coalesce((
      select max(k.at) from meeting_changes k
      where k.company_id = m.company_id and k.meeting_id = m.id
        and (k.kind in ('created', 'published') or k.fields @> '[{"field": "startsAt"}]')), m.created_at)
    and not exists (select from sent_guest_reminders d
      where d.company_id = m.company_id and d.meeting_id = m.id and d.guest_id = g.id and d.starts_at = m.starts_at)
$$;
