-- Which turns hold a word is kept as bits, 512 turns of a transcript in a row: turns that hold several words are those bits
-- and-ed, where places of one list had to be looked up in each other.

create table packed as
select w.company_id, w.word, w.transcript_id, b.part, b.turns
from (select distinct company_id, word, transcript_id from transcript_words) w
  cross join lateral (
    select turn / 512 as part, bit_or(set_bit(0::bit(512), turn % 512, 1)) as turns
    from transcript_words l cross join unnest(l.turns) turn
    where l.company_id = w.company_id and l.word = w.word and l.transcript_id = w.transcript_id
    group by turn / 512
  ) b;
truncate transcript_words;
alter table transcript_words alter column turns type bit(512) using null;
insert into transcript_words (company_id, word, transcript_id, part, turns)
select company_id, word, transcript_id, part, turns from packed order by company_id, word, transcript_id, part;
drop table packed;

-- Turns of a transcript are inserted in one statement.
create or replace function app.index_turns() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transcript_words (company_id, word, transcript_id, part, turns)
  select a.company_id, word, a.transcript_id, a.index / 512, bit_or(set_bit(0::bit(512), a.index % 512, 1))
  from added a cross join lateral app.split_words(a.text) word
  group by a.company_id, word, a.transcript_id, a.index / 512;
  return null;
end $$;

-- The turns whose bits are set.
create function app.list_turns(p_part int, p_turns bit) returns setof int language plpgsql immutable parallel safe rows 10 as $$
declare
  v_seen int := 0;
begin
  for _ in 1..bit_count(p_turns) loop
    v_seen := v_seen + position(B'1' in substring(p_turns from v_seen + 1));
    return next p_part * 512 + v_seen - 1;
  end loop;
end $$;

-- Turns that hold every word, the last one at least as a beginning, of meetings that the bound person may find in the bound
-- company: those of the newest transcripts, no more than p_most. `total` are the turns of all rows that hold the words.
create or replace function app.find_turns_with_all(p_words text[], p_most int)
returns table (transcript_id uuid, index int, total bigint) rows 200
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
  v_count int := cardinality(p_words);
  v_beginning text := case when length(p_words[v_count]) >= 3 then p_words[v_count] end;
  v_whole text[] := case when v_beginning is null then p_words else p_words[:v_count - 1] end;
begin
  if not exists (
    select from memberships s where s.company_id = v_company and s.user_id = v_person and s.status = 'active') then
    return;
  end if;
  return query
  with held as (
    select transcript_id, part, bit_and(turns) as turns
    from (
      select w.transcript_id, w.part, w.turns
      from unnest(v_whole) a (word) join transcript_words w on w.company_id = v_company and w.word = a.word
      union all
      -- Every word that begins so counts as one.
      select w.transcript_id, w.part, bit_or(w.turns)
      from transcript_words w
      where w.company_id = v_company and w.word between v_beginning and v_beginning || U&'\+10FFFF'
      group by w.transcript_id, w.part
    ) each
    -- Never more; of `=` the planner would expect so few rows that it looked each meeting up alone.
    group by transcript_id, part having count(*) >= v_count
  )
  select found.id, index, found.total
  from (
      select t.id, h.part, h.turns, sum(least(512, t.turn_count - h.part * 512)) over () as total
      from held h
        join transcripts t on t.company_id = v_company and t.id = h.transcript_id
        join app.meetings_as(v_person) m on m.company_id = v_company and m.id = t.meeting_id
      where m.may_find
      order by t.id desc, h.part
    ) found cross join lateral app.list_turns(found.part, found.turns) index
  where found.turns <> 0::bit(512)
  order by found.id desc, found.part, index
  limit p_most;
end $$;

-- As in 0036.
create or replace function app.find_turns_with_any(p_words text[], p_meeting uuid, p_most int)
returns table (transcript_id uuid, index int, score double precision, total bigint, counts int[]) rows 200
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
begin
  if not exists (
    select from memberships s where s.company_id = v_company and s.user_id = v_person and s.status = 'active') then
    return;
  end if;
  return query
  with visible as materialized (
    select distinct on (t.meeting_id) t.id, t.turn_count
    from app.meetings_as(v_person) m join transcripts t on t.company_id = v_company and t.meeting_id = m.id
    where m.company_id = v_company and m.may_find and (p_meeting is null or m.id = p_meeting)
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

revoke all on function app.list_turns(int, bit) from public;
