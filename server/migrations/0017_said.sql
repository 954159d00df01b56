-- What was said in meetings, found by its words, marks aside.

-- The words of a text as the engine cuts them: folded, parted by whatever is no letter or digit of any script.
create function app.words(value text) returns tsvector language sql immutable parallel safe
  as $$ select array_to_tsvector(array_remove(
    regexp_split_to_array(app.fold(value), '[^a-z0-9\u00aa-\u1fff\u2c00-\u2fef\u3040-\uffef]+'), '')) $$;

alter table transcript_turns add column words tsvector generated always as (app.words(text)) stored;
create index turns_by_words on transcript_turns using gin (words);

-- The turns that hold the rarest of some words, of the newest transcript of each meeting that the bound person may see in
-- the bound company; of one meeting, or of those that began from p_from to before p_to, where these are given. With p_all
-- each must hold every word, the last one at least as a beginning, and they are counted together. Only what the person may
-- see is counted: how rare a word is tells nothing of other meetings.
create function app.find_said(p_words text[], p_all boolean, p_meeting uuid, p_from timestamptz, p_to timestamptz, p_most int)
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
    from meetings m join transcripts t on t.company_id = m.company_id and t.meeting_id = m.id
    where m.company_id = v_company
      and (p_meeting is null or m.id = p_meeting)
      and (p_from is null or m.starts_at >= p_from) and (p_to is null or m.starts_at < p_to)
      and (m.created_by = v_person
        or not m.is_draft and (m.visibility = 'company' or m.id in (
          select p.meeting_id from meeting_participants p where p.company_id = v_company and p.user_id = v_person))
        or m.is_draft and m.id in (select p.meeting_id from meeting_participants p
          where p.company_id = v_company and p.user_id = v_person and p.role in ('chair', 'secretary')))
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

revoke all on function app.words(text), app.find_said(text[], boolean, uuid, timestamptz, timestamptz, int) from public;
grant execute on function app.words(text), app.find_said(text[], boolean, uuid, timestamptz, timestamptz, int) to :"app";
