-- As in 0112, but of the conversations of a meeting none is found that is about a closed one, or about one that its writer may not
-- find any more: their titles are first messages.
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
      from chat_sessions c left join app.meetings_as(v_person) m on m.company_id = c.company_id and m.id = c.meeting_id
      where c.company_id = v_company and c.user_id = v_person and c.folded like all (v_patterns)
        and (c.meeting_id is null or m.may_find)
      order by v_marked and strpos(lower(c.title collate vi), v_phrase) = 0, app.search_rank(c.folded, v_folded),
        c.updated_at desc, c.id
      limit p_most
    ) found;
  end if;
end $$;

-- No own template has places for what the law wants in the minutes of a body: those that are not signed have the standard layout.
delete from minutes_template_defaults where used_for in ('members-council', 'board', 'shareholders');
update minutes set own_template_id = null, own_template_version = null
where template in ('members-council', 'board', 'shareholders') and state <> 'locked' and own_template_id is not null;
