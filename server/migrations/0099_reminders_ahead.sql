-- Who is reminded was looked for among the meetings of two weeks ahead, every 20 s; only where somebody chose a reminder of more than
-- a day does anything but the next day matter.
create index meeting_reminders_early on meeting_reminders (company_id) where 1440 < any (minutes);
create index reminder_habits_early on reminder_habits (company_id) where 1440 < any (minutes);

-- As in 0038 otherwise.
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
    -- Where nobody chose a reminder of more than a day, none of a later meeting can be due.
    and (m.starts_at <= p_now + interval '1 day' or m.company_id in (
      select e.company_id from reminder_habits e where 1440 < any (e.minutes)
      union all select e.company_id from meeting_reminders e where 1440 < any (e.minutes)))
    and from_when.at > p_now and from_when.at - make_interval(mins => w.minutes) <= p_now
    and from_when.at - make_interval(mins => w.minutes) > coalesce((
      select max(k.at) from meeting_changes k
      where k.company_id = m.company_id and k.meeting_id = m.id
        and (k.kind in ('created', 'published') or k.fields @> '[{"field": "startsAt"}]')), m.created_at)
    and not exists (select from sent_reminders d
      where d.company_id = m.company_id and d.meeting_id = m.id and d.user_id = p.user_id
        and d.starts_at = m.starts_at and d.minutes = w.minutes)
$$;
