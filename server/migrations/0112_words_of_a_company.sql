-- The indexes of words were led by the word: of one that many companies use, the entries of them all were read and then thrown away.
-- Now a company's own rows come first. Entries that wait to be sorted in, of all companies, are read by each search: no more than 256 kB.
-- They are built beside the old ones, which are exchanged at the end of this file: until then everything can be read.
create extension if not exists btree_gin;

do $$
declare
  -- Without it every search reads the company's titles, as 0007 says.
  home text := (select extnamespace::regnamespace::text from pg_extension where extname = 'pg_trgm');
begin
  if home is not null then
    execute format('create index meetings_by_words_of_company on meetings using gin (company_id, folded %s.gin_trgm_ops) with (gin_pending_list_limit = 256)', home);
    execute format('create index items_by_words_of_company on action_items using gin (company_id, folded %s.gin_trgm_ops) with (gin_pending_list_limit = 256)', home);
  end if;
end $$;

create index notes_by_word_of_company on live_notes using gin (company_id, app.word_vector(text)) with (gin_pending_list_limit = 256);
create index lines_by_word_of_company on minutes_lines using gin (company_id, app.word_vector(text)) with (gin_pending_list_limit = 256);
create index decisions_by_word_of_company on readings using gin (company_id, app.word_vector(text)) with (gin_pending_list_limit = 256) where kind = 'decision';
create index items_by_word_of_company on action_items using gin (company_id, app.word_vector(title)) with (gin_pending_list_limit = 256);

-- Cutting a text into words takes as long as reading some hundred rows: where the words are looked for, their index is to be read, not
-- each row of the company cut.
alter function app.word_vector(text) cost 10000;

-- An id says its company. Without knowing that, the planner expects one row where the function names a hundred, and joins them
-- with the people of each by comparing all with all.
create statistics meetings_by_company (dependencies) on company_id, id from meetings;
create statistics items_by_company (dependencies) on company_id, id from action_items;

-- As in 0098, but where the first look saw all there is, no second one follows.
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
  -- So many on either side of now say how common the words are, of which the planner may know nothing under row-level security.
  v_looked constant int := 2000;
  v_common constant int := 200;
  -- Where fewer were looked at, those are all of the company.
  v_seen int;
  v_ids uuid[];
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
    select coalesce(array_agg(m.id) filter (where m.folded like v_longest and (v_single or m.folded like all (v_patterns))), '{}'),
      count(*)
    into v_ids, v_seen
    from (
      (select id, folded from meetings where company_id = v_company and starts_at >= p_now
        order by starts_at, id limit v_looked)
      union all
      (select id, folded from meetings where company_id = v_company and starts_at < p_now
        order by starts_at desc, id desc limit v_looked)
    ) m;
    if v_seen >= v_looked and cardinality(v_ids) < v_common then
      select coalesce(array_agg(m.id), '{}') into v_ids from meetings m
      where m.company_id = v_company and m.folded like v_longest and (v_single or m.folded like all (v_patterns));
    elsif v_seen >= v_looked then
      select v_ids || coalesce(array_agg(m.id), '{}') into v_ids
      from meeting_participants p join meetings m on m.company_id = p.company_id and m.id = p.meeting_id
      where p.company_id = v_company and p.user_id = v_person
        and m.folded like v_longest and (v_single or m.folded like all (v_patterns));
    end if;
    select jsonb_agg(found) into meetings from (
      select m.id, m.title, m.starts_at, m.ends_at, m.time_zone, m.cancelled_at is not null as cancelled
      from app.meetings_as(v_person) m
      where m.company_id = v_company and m.id = any (v_ids) and m.may_find
        and (not v_recent or m.starts_at between p_now - interval '30 days' and p_now + interval '30 days')
      order by v_marked and strpos(lower(m.title collate vi), v_phrase) = 0, app.search_rank(m.folded, v_folded),
        m.cancelled_at is not null, abs(date_part('epoch', m.starts_at - p_now)), m.id
      limit p_most
    ) found;
  end if;

  if 'items' = any (p_kinds) then
    select coalesce(array_agg(i.id) filter (where i.folded like v_longest and (v_single or i.folded like all (v_patterns))), '{}'),
      count(*)
    into v_ids, v_seen
    -- Ids begin with the time they were made at.
    from (select id, folded from action_items where company_id = v_company order by id desc limit 2 * v_looked) i;
    if v_seen >= 2 * v_looked and cardinality(v_ids) < v_common then
      select coalesce(array_agg(i.id), '{}') into v_ids from action_items i
      where i.company_id = v_company and i.folded like v_longest and (v_single or i.folded like all (v_patterns));
    elsif v_seen >= 2 * v_looked then
      select v_ids || coalesce(array_agg(i.id), '{}') into v_ids from action_items i
      where i.company_id = v_company and i.assignee_id = v_person
        and i.folded like v_longest and (v_single or i.folded like all (v_patterns));
    end if;
    select jsonb_agg(found) into items from (
      select i.id, i.title, i.state, i.deadline, coalesce(u.display_name, i.assignee_name) as assignee_name,
        case when m.may_find then i.meeting_id end as meeting_id
      from action_items i
        left join app.meetings_as(v_person) m on m.company_id = i.company_id and m.id = i.meeting_id
        left join users u on u.id = i.assignee_id
      where i.company_id = v_company and i.id = any (v_ids) and (not v_recent or i.assignee_id = v_person)
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

do $$
begin
  if to_regclass('meetings_by_words_of_company') is not null then
    drop index if exists meetings_by_words, items_by_words;
    alter index meetings_by_words_of_company rename to meetings_by_words;
    alter index items_by_words_of_company rename to items_by_words;
  end if;
end $$;
drop index notes_by_word, lines_by_word, decisions_by_word, items_by_word;
alter index notes_by_word_of_company rename to notes_by_word;
alter index lines_by_word_of_company rename to lines_by_word;
alter index decisions_by_word_of_company rename to decisions_by_word;
alter index items_by_word_of_company rename to items_by_word;
