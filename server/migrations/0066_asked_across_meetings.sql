-- Questions across meetings: what was said, noted, decided, written in minutes and given as a task is found by its words, and
-- a message keeps the lines that its answer rests on.

create function app.word_vector(value text) returns tsvector language sql immutable parallel safe
  as $$ select array_to_tsvector(array(select app.split_words(value))) $$;
create index notes_by_word on live_notes using gin (app.word_vector(text));
create index lines_by_word on minutes_lines using gin (app.word_vector(text));
create index decisions_by_word on readings using gin (app.word_vector(text)) where kind = 'decision';
create index items_by_word on action_items using gin (app.word_vector(title));

-- Meetings in which the bound person may ask: one, with closed ones for their own people; those of its series; or all they
-- may find.
create function app.meetings_asked(p_meeting uuid, p_in_series boolean)
returns table (id uuid, may_edit boolean, is_own boolean) rows 1000
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.may_edit, m.is_creator or m.part is not null
  from app.meetings_as(app.user_id()) m
  where m.company_id = app.company_id()
    and case
      when p_meeting is null then m.may_find
      when m.id = p_meeting then m.may_view
      else p_in_series and m.may_find and m.series_id = (
        select asked.series_id from app.meetings_as(app.user_id()) asked
        where asked.company_id = app.company_id() and asked.id = p_meeting and asked.may_view)
    end
    and exists (
      select from memberships s
      where s.company_id = app.company_id() and s.user_id = app.user_id() and s.status = 'active') $$;

-- As `find_turns_with_any` in 0039, within the meetings asked.
drop function app.find_turns_with_any(text[], uuid, int);
create function app.find_turns_asked(p_words text[], p_meeting uuid, p_in_series boolean, p_most int)
returns table (transcript_id uuid, index int, score double precision, total bigint, counts int[]) rows 200
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
begin
  return query
  with visible as materialized (
    select distinct on (t.meeting_id) t.id, t.turn_count
    from app.meetings_asked(p_meeting, p_in_series) m
      join transcripts t on t.company_id = v_company and t.meeting_id = m.id
    order by t.meeting_id, t.version desc
  ), everything as materialized (
    select coalesce(sum(turn_count), 0)::bigint as total from visible
  ), held as materialized (
    select a.place, w.transcript_id, w.part, w.turns
    from unnest(p_words) with ordinality a (word, place)
      join transcript_words w on w.company_id = v_company and w.word = a.word
      join visible v on v.id = w.transcript_id
  ), counted as materialized (
    select place, coalesce(h.count, 0)::int as count
    from generate_subscripts(p_words, 1) place
      left join (select place, sum(bit_count(turns)) as count from held group by place) h using (place)
  ), weighed as materialized (
    -- Turns are looked up by the rarest words; the common ones only add to what those have found.
    select c.place, ln(1 + (e.total - c.count + 0.5) / (c.count + 0.5))::double precision as weight,
      sum(c.count) over (order by c.count, c.place) <= 20000
        or c.count = min(c.count) filter (where c.count > 0) over () as is_rare
    from counted c cross join everything e
  ), hits as (
    select h.weight, h.transcript_id, index
    from (select * from held join weighed using (place) where is_rare order by transcript_id desc, part) h
      cross join lateral app.list_turns(h.part, h.turns) index
    -- Of words that every other turn holds, the newest will do.
    limit 20000
  ), likely as materialized (
    select transcript_id, index, sum(weight) as score
    from hits
    group by transcript_id, index
    order by score desc, transcript_id desc, index
    limit 5 * p_most
  )
  select l.transcript_id, l.index, l.score + coalesce(sum(h.weight), 0) as score, e.total,
    (select array_agg(c.count order by c.place) from counted c)
  from likely l
    cross join everything e
    left join (
      select h.transcript_id, h.part, h.turns, w.weight from held h join weighed w on w.place = h.place and not w.is_rare
    ) h on h.transcript_id = l.transcript_id and h.part = l.index / 512 and get_bit(h.turns, l.index % 512) = 1
  group by l.transcript_id, l.index, l.score, e.total
  order by score desc, l.transcript_id desc, l.index
  limit p_most;
end $$;

-- Lines beside the transcripts that hold one of some words, with who may read them as on their own pages: notes for those
-- invited, adopted minutes, approved decisions, and tasks also for their assignee and creator.
create function app.find_lines_asked(p_words text[], p_meeting uuid, p_in_series boolean, p_most int)
returns table (kind text, id uuid, meeting_id uuid, text text, speaker text) rows 100
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
  v_query tsquery := (select string_agg(quote_literal(word), ' | ') from unnest(p_words) word)::tsquery;
begin
  return query
  with visible as materialized (
    select m.id, m.is_own from app.meetings_asked(p_meeting, p_in_series) m
  )
  (select 'note', n.id, n.meeting_id, n.text, author.display_name
    from live_notes n join visible v on v.id = n.meeting_id and v.is_own
      join memberships author on author.company_id = n.company_id and author.user_id = n.author_id
    where n.company_id = v_company and not n.is_deleted and app.word_vector(n.text) @@ v_query
    order by n.id desc limit p_most)
  union all
  (select 'minutes', l.id, m.meeting_id, l.text, coalesce(assignee.display_name, l.assignee_name)
    from minutes_lines l
      join minutes m on m.company_id = l.company_id and m.id = l.minutes_id and m.state in ('adopted', 'locked')
      join visible v on v.id = m.meeting_id
      left join memberships assignee on assignee.company_id = l.company_id and assignee.user_id = l.assignee_id
    where l.company_id = v_company and l.deleted_at is null and app.word_vector(l.text) @@ v_query
    order by l.id desc limit p_most)
  union all
  (select 'decision', r.id, r.meeting_id, r.text, null
    from readings r join visible v on v.id = r.meeting_id
    where r.company_id = v_company and r.kind = 'decision' and r.state = 'approved' and app.word_vector(r.text) @@ v_query
    order by r.id desc limit p_most)
  union all
  (select 'task', i.id, i.meeting_id, i.title, coalesce(assignee.display_name, i.assignee_name)
    from action_items i
      left join visible v on v.id = i.meeting_id
      left join memberships assignee on assignee.company_id = i.company_id and assignee.user_id = i.assignee_id
    where i.company_id = v_company and app.word_vector(i.title) @@ v_query
      -- Of a closed meeting, those are found inside it alone.
      and (v.id is not null or p_meeting is null and v_person in (i.assignee_id, i.created_by)
        and not exists (select from app.meetings_as(v_person) m
          where m.company_id = v_company and m.id = i.meeting_id and m.is_closed)
        and exists (select from memberships s
          where s.company_id = v_company and s.user_id = v_person and s.status = 'active'))
    order by i.id desc limit p_most);
end $$;

-- Which meetings a question was asked of; null for all that the person may find.
alter table chat_messages add column scope text check (scope in ('meeting', 'series', 'all'));

-- The lines an answer rests on, as they read when it was given.
create table chat_sources (
  company_id uuid not null,
  message_id uuid not null,
  number int not null check (number > 0),
  kind text not null check (kind in ('turn', 'note', 'minutes', 'decision', 'task')),
  meeting_id uuid,
  -- Of a turn its transcript, else the record itself. No reference: that it is gone is what the answer says.
  source_id uuid not null,
  index int,
  hash text not null,
  primary key (company_id, message_id, number),
  foreign key (company_id, message_id) references chat_messages (company_id, id) on delete cascade,
  check ((kind = 'turn') = (index is not null))
);
do $$ begin
  alter table chat_sources enable row level security;
  alter table chat_sources force row level security;
  execute format('create policy owner_all on chat_sources to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on chat_sources to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert on chat_sources to :"app";

-- How a source of the bound company reads now; null where it is gone.
create function app.source_text(p_kind text, p_meeting uuid, p_source uuid, p_index int) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_kind
    when 'turn' then (select l.text from transcript_turns l
      where l.company_id = app.company_id() and l.transcript_id = p_source and l.index = p_index)
    when 'note' then (select n.text from live_notes n
      where n.company_id = app.company_id() and n.meeting_id = p_meeting and n.id = p_source and not n.is_deleted)
    when 'minutes' then (select l.text from minutes_lines l
        join minutes m on m.company_id = l.company_id and m.id = l.minutes_id and m.state in ('adopted', 'locked')
      where l.company_id = app.company_id() and l.id = p_source and l.deleted_at is null)
    when 'decision' then (select r.text from readings r
      where r.company_id = app.company_id() and r.id = p_source and r.state = 'approved')
    when 'task' then (select i.title from action_items i
      where i.company_id = app.company_id() and i.id = p_source)
  end $$;

-- Each source of some messages for the bound person: whether they may read it now, and whether it reads as it did. A turn of a
-- transcript that a newer one replaced is no longer what the meeting's page shows.
create function app.read_chat_sources(p_messages uuid[])
returns table (message_id uuid, number int, is_visible boolean, state text) rows 100
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
begin
  return query
  select s.message_id, s.number,
    case
      when m.may_find or m.may_view and m.id = c.meeting_id
        then s.kind <> 'note' or m.is_creator or m.part is not null
      else s.kind = 'task' and m.is_closed is not true and coalesce(v_person in (i.assignee_id, i.created_by), false)
    end,
    case
      when reads.text is null then 'deleted'
      when md5(reads.text) <> s.hash or newer.id is not null then 'changed'
      else 'current'
    end
  from chat_sources s
    join chat_messages said on said.company_id = s.company_id and said.id = s.message_id
    join chat_sessions c on c.company_id = said.company_id and c.id = said.session_id
    left join app.meetings_as(v_person) m on m.company_id = s.company_id and m.id = s.meeting_id
    left join action_items i on s.kind = 'task' and i.company_id = s.company_id and i.id = s.source_id
    left join transcripts t on s.kind = 'turn' and t.company_id = s.company_id and t.id = s.source_id
    left join transcripts newer on newer.company_id = t.company_id and newer.meeting_id = t.meeting_id
      and newer.version = t.version + 1
    cross join lateral app.source_text(s.kind, s.meeting_id, s.source_id, s.index) reads (text)
  where s.company_id = v_company and s.message_id = any (p_messages)
    and exists (select from memberships p
      where p.company_id = v_company and p.user_id = v_person and p.status = 'active');
end $$;

-- Answers that were given as passages become answers with sources.
with old as (
  select company_id, id, p.value as passage, p.ordinality as number,
    (select t.id from transcripts t
      where t.company_id = m.company_id and t.meeting_id = (p.value ->> 'meetingId')::uuid
        and t.version = (p.value ->> 'version')::int) as transcript_id
  from chat_messages m cross join lateral jsonb_array_elements(m.reading -> 'passages') with ordinality p
  where m.reading ->> 'kind' = 'passages'
), kept as (
  select * from old where transcript_id is not null
), linked as (
  insert into chat_sources (company_id, message_id, number, kind, meeting_id, source_id, index, hash)
  select k.company_id, k.id, k.number, 'turn', (k.passage ->> 'meetingId')::uuid, k.transcript_id,
    (k.passage ->> 'index')::int, coalesce(md5(l.text), '')
  from kept k left join transcript_turns l on l.company_id = k.company_id and l.transcript_id = k.transcript_id
    and l.index = (k.passage ->> 'index')::int
)
update chat_messages m set reading = jsonb_build_object('kind', 'answer', 'scope', 'all', 'hidden', 0,
  'sentences', coalesce((select jsonb_agg(jsonb_build_object(
      'text', coalesce((k.passage ->> 'speaker') || ': ', '') || '“' || (k.passage ->> 'text') || '”',
      'sources', jsonb_build_array(k.number)) order by k.number)
    from kept k where k.company_id = m.company_id and k.id = m.id), '[]'),
  'sources', coalesce((select jsonb_agg((k.passage - 'reply') || jsonb_build_object('kind', 'turn', 'id', k.transcript_id,
      'number', k.number, 'state', 'current') order by k.number)
    from kept k where k.company_id = m.company_id and k.id = m.id), '[]'))
where m.reading ->> 'kind' = 'passages';

revoke all on function app.word_vector(text), app.meetings_asked(uuid, boolean), app.find_turns_asked(text[], uuid, boolean, int),
  app.find_lines_asked(text[], uuid, boolean, int), app.source_text(text, uuid, uuid, int), app.read_chat_sources(uuid[]) from public;
grant execute on function app.find_turns_asked(text[], uuid, boolean, int), app.find_lines_asked(text[], uuid, boolean, int),
  app.source_text(text, uuid, uuid, int), app.read_chat_sources(uuid[]), app.word_vector(text) to :"app";
-- The indexes call it for who writes a line.
grant execute on function app.split_words(text) to :"app";
