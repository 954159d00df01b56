-- Who may see a meeting is written here and in meetings.policy.ts alone; a test holds the two against each other for every
-- standing. Stores, search, feeds, exports and events ask these functions.

-- A closed meeting is shown to its own people, on its own page and in their calendars: nobody finds it elsewhere.
alter table meetings drop constraint meetings_visibility_check,
  add constraint meetings_visibility_check check (visibility in ('invited', 'company', 'closed'));

-- On its page and in calendars. A draft is for those who prepare it.
create function app.may_view_meeting(p_is_creator boolean, p_part text, p_visibility text, p_is_draft boolean)
returns boolean language sql immutable parallel safe as $$
  select p_is_creator or coalesce(p_part in ('chair', 'secretary'), false)
    or not p_is_draft and (p_part is not null or p_visibility = 'company') $$;

-- In search, chat, figures, digests and the company's export.
create function app.may_find_meeting(p_is_creator boolean, p_part text, p_visibility text, p_is_draft boolean)
returns boolean language sql immutable parallel safe as $$
  select p_visibility <> 'closed' and app.may_view_meeting(p_is_creator, p_part, p_visibility, p_is_draft) $$;

create function app.may_edit_meeting(p_is_creator boolean, p_part text)
returns boolean language sql immutable parallel safe as $$
  select p_is_creator or coalesce(p_part in ('chair', 'secretary'), false) $$;

-- All meetings the caller's role reads, each with how one person stands to it. The planner inlines it: what a query does not
-- ask for costs nothing.
create function app.meetings_as(p_viewer uuid)
returns table (company_id uuid, id uuid, title text, folded text, goal text, type text, starts_at timestamptz,
  ends_at timestamptz, over_at timestamptz, ended_at timestamptz, time_zone text, location text, join_url text, room_id uuid,
  visibility text, is_draft boolean, is_sample boolean, series_id uuid, version int, created_by uuid, created_at timestamptz,
  cancelled_at timestamptz, cancelled_reason text, leader_id uuid, is_creator boolean, part text, answer text,
  answer_reason text, may_view boolean, may_find boolean, may_edit boolean, is_closed boolean)
language sql stable parallel safe as $$
  select m.company_id, m.id, m.title, m.folded, m.goal, m.type, m.starts_at, m.ends_at, m.over_at, m.ended_at, m.time_zone,
    m.location, m.join_url, m.room_id, m.visibility, m.is_draft, m.is_sample, m.series_id, m.version, m.created_by,
    m.created_at, m.cancelled_at, m.cancelled_reason,
    coalesce((select chair.user_id from meeting_participants chair
      where chair.company_id = m.company_id and chair.meeting_id = m.id and chair.role = 'chair'), m.created_by),
    m.created_by = p_viewer, p.role, p.answer, p.answer_reason,
    app.may_view_meeting(m.created_by = p_viewer, p.role, m.visibility, m.is_draft),
    app.may_find_meeting(m.created_by = p_viewer, p.role, m.visibility, m.is_draft),
    app.may_edit_meeting(m.created_by = p_viewer, p.role), m.visibility = 'closed'
  from meetings m left join meeting_participants p
    on p.company_id = m.company_id and p.meeting_id = m.id and p.user_id = p_viewer $$;

revoke all on function app.may_view_meeting(boolean, text, text, boolean),
  app.may_find_meeting(boolean, text, text, boolean), app.may_edit_meeting(boolean, text), app.meetings_as(uuid) from public;
grant execute on function app.may_view_meeting(boolean, text, text, boolean),
  app.may_find_meeting(boolean, text, text, boolean), app.may_edit_meeting(boolean, text), app.meetings_as(uuid) to :"app";

-- As in 0009, by the one rule.
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
      from app.meetings_as(v_person) m
      where m.company_id = v_company and m.may_find
        and (not v_recent or m.starts_at between p_now - interval '30 days' and p_now + interval '30 days')
        and m.folded like v_longest and (v_single or m.folded like all (v_patterns))
      order by v_marked and strpos(lower(m.title collate vi), v_phrase) = 0, app.search_rank(m.folded, v_folded),
        m.cancelled_at is not null, abs(date_part('epoch', m.starts_at - p_now)), m.id
      limit p_most
    ) found;
  end if;

  if 'items' = any (p_kinds) then
    select jsonb_agg(found) into items from (
      select i.id, i.title, i.state, i.deadline, coalesce(u.display_name, i.assignee_name) as assignee_name,
        case when m.may_find then i.meeting_id end as meeting_id
      from action_items i
        left join app.meetings_as(v_person) m on m.company_id = i.company_id and m.id = i.meeting_id
        left join users u on u.id = i.assignee_id
      where i.company_id = v_company and (not v_recent or i.assignee_id = v_person)
        and i.folded like v_longest and (v_single or i.folded like all (v_patterns))
        -- What came of a closed meeting is found by nobody, not even by who is to do it.
        and (m.may_find or m.is_closed is not true and v_person in (i.assignee_id, i.created_by))
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

-- As in 0017, by the one rule.
create or replace function app.find_said(p_words text[], p_all boolean, p_meeting uuid, p_from timestamptz, p_to timestamptz, p_most int)
returns table (meeting_id uuid, title text, starts_at timestamptz, ends_at timestamptz, time_zone text, version int,
  index int, speaker text, start_ms int, said text, next_speaker text, next_said text, score double precision,
  total bigint, counts int[])
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
begin
  if cardinality(p_words) = 0 or not exists (
    select from memberships m where m.company_id = v_company and m.user_id = v_person and m.status = 'active') then
    return;
  end if;
  return query
  with seen as materialized (
    select distinct on (t.meeting_id) t.id, t.meeting_id, t.version, t.turn_count, m.title, m.starts_at, m.ends_at, m.time_zone
    from app.meetings_as(v_person) m join transcripts t on t.company_id = m.company_id and t.meeting_id = m.id
    where m.company_id = v_company and m.may_find
      and (p_meeting is null or m.id = p_meeting)
      and (p_from is null or m.starts_at >= p_from) and (p_to is null or m.starts_at < p_to)
    order by t.meeting_id, t.version desc
  ), everything as (
    select sum(s.turn_count) as total from seen s
  ), asked as (
    -- One look-up for all the words, or one for each.
    select string_agg(quote_literal(a.word) || case when a.n = cardinality(p_words) and length(a.word) >= 3 then ':*' else '' end, ' & ')::tsquery as query, 1 as n
    from unnest(p_words) with ordinality a (word, n)
    where p_all having p_all
    union all
    select quote_literal(a.word)::tsquery, a.n::int
    from unnest(p_words) with ordinality a (word, n)
    where not p_all
  ), hits as materialized (
    select a.n, h.transcript_id, h.index
    from asked a cross join lateral (
      select t.transcript_id, t.index
      from transcript_turns t
      where t.words @@ a.query and t.company_id = v_company and t.transcript_id in (select s.id from seen s)
      -- Of words that every other turn holds, any will do.
      limit case when p_all then 10 * p_most else 20000 end
    ) h
  ), counted as (
    select a.n, count(h.n)::int as count from asked a left join hits h on h.n = a.n group by a.n
  ), best as (
    select h.transcript_id, h.index, sum(ln(1 + (e.total - c.count + 0.5) / (c.count + 0.5)))::double precision as score
    from hits h join counted c on c.n = h.n cross join everything e
    group by h.transcript_id, h.index
    order by score desc, h.transcript_id desc, h.index
    limit p_most
  )
  select s.meeting_id, s.title, s.starts_at, s.ends_at, s.time_zone, s.version,
    t.index, t.speaker, t.start_ms, t.text, after.speaker, after.text, b.score,
    e.total, (select array_agg(c.count order by c.n) from counted c)
  from best b
    join seen s on s.id = b.transcript_id
    join transcript_turns t on t.company_id = v_company and t.transcript_id = b.transcript_id and t.index = b.index
    left join transcript_turns after
      on after.company_id = v_company and after.transcript_id = b.transcript_id and after.index = b.index + 1
    cross join everything e
  order by b.score desc, s.starts_at desc, t.index;
end $$;
