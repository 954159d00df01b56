-- Sample meetings take up nobody's time.
alter table meetings add column is_sample boolean not null default false;

-- Their ids are computed by the app from the company, the person and a number.
update meetings m set is_sample = true
where m.title like 'Mẫu: %' and exists (
  select from generate_series(0, 2) number,
    lateral (select encode(sha256(convert_to(format('sample/%s/%s/%s', m.company_id, m.created_by, number), 'UTF8')), 'hex') as hex) h
  where m.id = (substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-8' || substr(hex, 14, 3) || '-a' || substr(hex, 18, 3) || '-'
    || substr(hex, 21, 12))::uuid);

delete from bookings b using meetings m where m.company_id = b.company_id and m.id = b.meeting_id and m.is_sample;

-- Brings the bookings of some meetings of a company in line with the meetings. What stays as it was is not judged again.
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
        else exists (select from meeting_participants p where p.company_id = m.company_id and p.meeting_id = m.id
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
  ) s
  where m.company_id = p_company and m.id = any (p_meetings) and m.cancelled_at is null and not m.is_draft and not m.is_sample
  on conflict (company_id, meeting_id, subject_kind, subject_id) do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at, exclusive = excluded.exclusive
    where (b.starts_at, b.ends_at) <> (excluded.starts_at, excluded.ends_at);
end $$;
