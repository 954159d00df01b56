-- Search over what a person may see, marks aside. Titles are folded where they are kept.
alter table action_items add column folded text generated always as (app.fold(title)) stored;
alter table chat_sessions add column folded text generated always as (app.fold(title)) stored;

-- Rare words are found by trigrams where the extension can be had; without it every search reads the company's titles,
-- which among 20,000 meetings and as many items takes some ten milliseconds more.
do $$
declare
  home text;
begin
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available: %', sqlerrm;
  end;
  select extnamespace::regnamespace::text into home from pg_extension where extname = 'pg_trgm';
  if home is not null then
    execute format('create index meetings_by_words on meetings using gin (folded %s.gin_trgm_ops)', home);
    execute format('create index items_by_words on action_items using gin (folded %s.gin_trgm_ops)', home);
  end if;
end $$;

-- How well a folded name answers a folded phrase: begins with it, has a word that does, has it somewhere, has its words.
create function app.search_rank(p_folded text, p_phrase text) returns int language sql immutable parallel safe
  as $$ select case when starts_with(p_folded, p_phrase) then 0 when strpos(p_folded, ' ' || p_phrase) > 0 then 1
    when strpos(p_folded, p_phrase) > 0 then 2 else 3 end $$;

-- Of the bound company, as its bound person sees it: a meeting that is theirs, that they are invited to or that the
-- whole company may see; an item of such a meeting, or theirs; conversations of their own. Every word must be found.
-- Without words, what is near: meetings of these weeks, one's own items, conversations.
-- Names written with the very marks of the phrase come first. Plans are made for the words at hand: how rare they are
-- decides between the index and reading all.
create function app.search(p_words text[], p_kinds text[], p_most int, p_now timestamptz,
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
        and (m.visibility = 'company' or m.created_by = v_person or m.id in (
          select p.meeting_id from meeting_participants p where p.company_id = v_company and p.user_id = v_person))
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
        cross join lateral (select coalesce(m.visibility = 'company' or m.created_by = v_person or m.id in (
          select p.meeting_id from meeting_participants p where p.company_id = v_company and p.user_id = v_person), false)) as seen(meeting)
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

revoke all on function app.search_rank(text, text), app.search(text[], text[], int, timestamptz) from public;
grant execute on function app.search_rank(text, text), app.search(text[], text[], int, timestamptz) to :"app";
