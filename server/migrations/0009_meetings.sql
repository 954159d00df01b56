-- Meetings as companies run them: drafts, rooms, guests from outside, a link to join by, their history, and who and what
-- each meeting takes up.

-- Makes a constraint of equal ids and overlapping hours; there already where the server of the product was opened.
create extension if not exists btree_gist;

create table rooms (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  capacity int check (capacity between 1 and 10000),
  note text not null default '' check (length(note) <= 500),
  archived_at timestamptz,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create unique index one_room_of_a_name on rooms (company_id, lower(name)) where archived_at is null;

alter table meetings
  -- Only those who prepare it see it, and nobody is told.
  add column is_draft boolean not null default false,
  -- When it was ended before its hour; `over_at` is when it is over, either way.
  add column ended_at timestamptz,
  add column over_at timestamptz not null generated always as (coalesce(ended_at, ends_at)) stored,
  add column join_url text not null default '' check (join_url = '' or (length(join_url) <= 1000 and join_url ~ '^https?://')),
  add column room_id uuid,
  -- Of which series it is, and when the rule of the series has it begin (iCalendar's RECURRENCE-ID), wherever it was moved.
  add column series_id uuid,
  add column series_start timestamptz,
  -- Changed alone, so that a change of the whole series leaves it alone.
  add column detached boolean not null default false,
  add constraint room_of_company foreign key (company_id, room_id) references rooms (company_id, id),
  add constraint ended_within check (ended_at >= starts_at and ended_at <= ends_at),
  add constraint draft_is_untold check (not is_draft or (cancelled_at is null and ended_at is null)),
  add constraint series_whole check ((series_id is null) = (series_start is null)),
  add constraint detached_from_series check (not detached or series_id is not null);
create unique index one_meeting_of_a_series_start on meetings (company_id, series_id, series_start) where series_id is not null;

-- People without an account, invited by e-mail.
create table meeting_guests (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 100),
  role text not null default 'guest' check (role in ('attendee', 'guest', 'informed')),
  answer text not null default 'waiting' check (answer in ('waiting', 'accepted', 'tentative', 'declined')),
  answer_reason text not null default '' check (length(answer_reason) <= 500),
  answered_at timestamptz,
  primary key (company_id, meeting_id, id),
  unique (company_id, meeting_id, email),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade
);

-- What became of a meeting, written with each change and never changed after. `version` is the meeting's after it;
-- `fields` holds what differs: [{field, from, to, subject?}].
create table meeting_changes (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  version int not null check (version > 0),
  kind text not null check (kind in ('created', 'published', 'changed', 'ended', 'cancelled')),
  -- Null: the server itself.
  changed_by uuid,
  at timestamptz not null,
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  primary key (company_id, meeting_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, changed_by) references memberships (company_id, user_id)
);

-- Who and what is taken when -----------------------------------------------------------------------------------------

alter table companies
  add column forbid_room_overlaps boolean not null default true,
  add column forbid_person_overlaps boolean not null default false;

-- Kept by the triggers below, so that no way of changing a meeting forgets them. A meeting takes up its room and its
-- people, unless it is a draft or cancelled; who declined or is only informed is free.
create table bookings (
  company_id uuid not null,
  meeting_id uuid not null,
  subject_kind text not null check (subject_kind in ('person', 'room')),
  subject_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  -- Whether the company forbids another one meanwhile.
  exclusive boolean not null,
  primary key (company_id, meeting_id, subject_kind, subject_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  -- Judged at the end of a statement, or later where a transaction asks so: meetings that move together may take each
  -- other's places.
  constraint booked_once exclude using gist
    (company_id with =, subject_kind with =, subject_id with =, during with &&) where (exclusive)
    deferrable initially immediate
);
create index bookings_by_subject on bookings (company_id, subject_id, starts_at);

-- Brings the bookings of some meetings of a company in line with the meetings. What stays as it was is not judged again.
create function app.book_meetings(p_company uuid, p_meetings uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_rooms boolean;
  v_people boolean;
begin
  delete from bookings b
  where b.company_id = p_company and b.meeting_id = any (p_meetings) and not exists (
    select from meetings m
    where m.company_id = b.company_id and m.id = b.meeting_id and m.cancelled_at is null and not m.is_draft
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
  where m.company_id = p_company and m.id = any (p_meetings) and m.cancelled_at is null and not m.is_draft
  on conflict (company_id, meeting_id, subject_kind, subject_id) do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at, exclusive = excluded.exclusive
    where (b.starts_at, b.ends_at) <> (excluded.starts_at, excluded.ends_at);
end $$;

create function app.book_new_meetings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.book_meetings(n.company_id, array_agg(n.id)) from new_rows n
    where n.room_id is not null and not n.is_draft group by n.company_id;
  return null;
end $$;
create trigger book_new_meetings after insert on meetings
  referencing new table as new_rows for each statement execute function app.book_new_meetings();

create function app.book_changed_meetings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.book_meetings(n.company_id, array_agg(n.id))
    from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id
    where (n.starts_at, n.over_at, n.room_id, n.is_draft, n.cancelled_at)
      is distinct from (o.starts_at, o.over_at, o.room_id, o.is_draft, o.cancelled_at)
    group by n.company_id;
  return null;
end $$;
create trigger book_changed_meetings after update on meetings
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.book_changed_meetings();

create function app.book_people() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    perform app.book_meetings(n.company_id, array_agg(distinct n.meeting_id))
      from new_rows n join old_rows o using (company_id, meeting_id, user_id)
      where (n.answer = 'declined' or n.role = 'informed') <> (o.answer = 'declined' or o.role = 'informed')
      group by n.company_id;
  elsif tg_op = 'INSERT' then
    perform app.book_meetings(n.company_id, array_agg(distinct n.meeting_id)) from new_rows n group by n.company_id;
  else
    perform app.book_meetings(o.company_id, array_agg(distinct o.meeting_id)) from old_rows o group by o.company_id;
  end if;
  return null;
end $$;
create trigger book_added_people after insert on meeting_participants
  referencing new table as new_rows for each statement execute function app.book_people();
create trigger book_changed_people after update on meeting_participants
  referencing old table as old_rows new table as new_rows for each statement execute function app.book_people();
create trigger book_removed_people after delete on meeting_participants
  referencing old table as old_rows for each statement execute function app.book_people();

-- What overlaps already when a company begins to forbid it stays; no meeting lasts longer than two weeks.
create function app.follow_overlap_settings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 9));
  update bookings b
  set exclusive = case b.subject_kind when 'room' then new.forbid_room_overlaps else new.forbid_person_overlaps end
    and not exists (select from bookings o
      where o.company_id = b.company_id and o.subject_id = b.subject_id and o.meeting_id <> b.meeting_id
        and o.starts_at > b.starts_at - interval '15 days' and o.starts_at < b.ends_at and o.ends_at > b.starts_at)
  where b.company_id = new.id
    and b.exclusive <> case b.subject_kind when 'room' then new.forbid_room_overlaps else new.forbid_person_overlaps end;
  return null;
end $$;
create trigger follow_overlap_settings after update on companies for each row
  when (new.forbid_room_overlaps <> old.forbid_room_overlaps or new.forbid_person_overlaps <> old.forbid_person_overlaps)
  execute function app.follow_overlap_settings();

-- Meetings there are already take up their people, too.
insert into bookings (company_id, meeting_id, subject_kind, subject_id, starts_at, ends_at, exclusive)
select m.company_id, m.id, 'person', p.user_id, m.starts_at, m.over_at, false
from meetings m join meeting_participants p on p.company_id = m.company_id and p.meeting_id = m.id
where m.cancelled_at is null and p.answer <> 'declined' and p.role <> 'informed';

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['rooms', 'meeting_guests', 'meeting_changes', 'bookings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on rooms, meeting_guests to :"app";
grant select, insert on meeting_changes to :"app";
grant select on bookings to :"app";

-- A draft is found by those who prepare it alone; else as in 0007.
create or replace function app.search(p_words text[], p_kinds text[], p_most int, p_now timestamptz,
  out people jsonb, out meetings jsonb, out items jsonb, out chats jsonb)
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
  v_phrase text := lower(array_to_string(p_words, ' ') collate vi);
  v_folded text := app.fold(v_phrase);
  v_marked boolean := v_phrase <> v_folded;
  v_patterns text[] := array(select '%' || regexp_replace(app.fold(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(p_words) word);
  -- The one that an index narrows down by.
  v_longest text := coalesce((select pattern from unnest(v_patterns) pattern order by length(pattern) desc limit 1), '%');
  v_single boolean := cardinality(v_patterns) < 2;
  v_recent boolean := cardinality(v_patterns) = 0;
begin
  if not exists (select from memberships m where m.company_id = v_company and m.user_id = v_person and m.status = 'active') then
    return;
  end if;

  if 'people' = any (p_kinds) and cardinality(p_words) > 0 then
    select jsonb_agg(found) into people from (
      select u.id, u.display_name, u.email, m.department, m.position
      from memberships m join users u on u.id = m.user_id
      where m.company_id = v_company and m.status = 'active' and u.folded like all (v_patterns)
      order by v_marked and strpos(lower(u.display_name collate vi), v_phrase) = 0,
        -- A whole word first: a given name is looked for more often than letters inside another.
        strpos(' ' || u.folded, ' ' || v_folded || ' ') = 0, app.search_rank(u.folded, v_folded),
        u.given_name, u.display_name collate vi, u.id
      limit p_most
    ) found;
  end if;

  if 'meetings' = any (p_kinds) then
    select jsonb_agg(found) into meetings from (
      select m.id, m.title, m.starts_at, m.ends_at, m.time_zone, m.cancelled_at is not null as cancelled
      from meetings m
      where m.company_id = v_company
        and (not v_recent or m.starts_at between p_now - interval '30 days' and p_now + interval '30 days')
        and m.folded like v_longest and (v_single or m.folded like all (v_patterns))
        and (m.created_by = v_person
          or not m.is_draft and (m.visibility = 'company' or m.id in (
            select p.meeting_id from meeting_participants p where p.company_id = v_company and p.user_id = v_person))
          or m.is_draft and m.id in (select p.meeting_id from meeting_participants p
            where p.company_id = v_company and p.user_id = v_person and p.role in ('chair', 'secretary')))
      order by v_marked and strpos(lower(m.title collate vi), v_phrase) = 0, app.search_rank(m.folded, v_folded),
        m.cancelled_at is not null, abs(date_part('epoch', m.starts_at - p_now)), m.id
      limit p_most
    ) found;
  end if;

  if 'items' = any (p_kinds) then
    select jsonb_agg(found) into items from (
      select i.id, i.title, i.state, i.deadline, coalesce(u.display_name, i.assignee_name) as assignee_name,
        case when seen.meeting then i.meeting_id end as meeting_id
      from action_items i
        left join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
        left join users u on u.id = i.assignee_id
        cross join lateral (select coalesce(m.created_by = v_person
          or not m.is_draft and (m.visibility = 'company' or m.id in (
            select p.meeting_id from meeting_participants p where p.company_id = v_company and p.user_id = v_person))
          or m.is_draft and m.id in (select p.meeting_id from meeting_participants p
            where p.company_id = v_company and p.user_id = v_person and p.role in ('chair', 'secretary')), false)) as seen(meeting)
      where i.company_id = v_company and (not v_recent or i.assignee_id = v_person)
        and i.folded like v_longest and (v_single or i.folded like all (v_patterns))
        and (i.assignee_id = v_person or i.created_by = v_person or seen.meeting)
      order by v_marked and strpos(lower(i.title collate vi), v_phrase) = 0, app.search_rank(i.folded, v_folded),
        i.state in ('done', 'declined'), i.updated_at desc, i.id
      limit p_most
    ) found;
  end if;

  if 'chats' = any (p_kinds) then
    select jsonb_agg(found) into chats from (
      select c.id, c.title, c.updated_at
      from chat_sessions c
      where c.company_id = v_company and c.user_id = v_person and c.folded like all (v_patterns)
      order by v_marked and strpos(lower(c.title collate vi), v_phrase) = 0, app.search_rank(c.folded, v_folded),
        c.updated_at desc, c.id
      limit p_most
    ) found;
  end if;
end $$;

revoke all on function app.book_meetings(uuid, uuid[]), app.book_new_meetings(), app.book_changed_meetings(),
  app.book_people(), app.follow_overlap_settings() from public;
