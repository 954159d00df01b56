-- Search in what was said starts from the words: for each, the transcripts that hold it and their turns stand side by side
-- in one index, so that who may find a meeting is asked of those transcripts alone.

-- The words of a text as the engine cuts them, each once: folded, split at everything that is no letter or digit of any
-- script. So many letters are no word.
create function app.split_words(value text) returns setof text language sql immutable parallel safe
  as $$ select distinct word
    from regexp_split_to_table(app.fold(value), '[^a-z0-9\u00aa-\u1fff\u2c00-\u2fef\u3040-\uffef]+') word
    where length(word) between 1 and 200 $$;

-- Of the newest version of each transcript. Only the functions below read it.
create table transcript_words (
  company_id uuid not null,
  word text collate "C" not null,
  transcript_id uuid not null,
  -- An index entry holds 300 turns and no more.
  part int not null,
  turns int[] not null,
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade
-- The index answers alone where a vacuum has been.
) with (autovacuum_vacuum_insert_scale_factor = 0.02);

insert into transcript_words (company_id, word, transcript_id, part, turns)
select t.company_id, w.word, t.id, part, w.turns[part * 300 + 1 : part * 300 + 300]
from transcripts t
  cross join lateral (
    select word, array_agg(l.index order by l.index) as turns
    from transcript_turns l cross join lateral unnest(tsvector_to_array(l.words)) word
    where l.company_id = t.company_id and l.transcript_id = t.id and length(word) <= 200
    group by word
  ) w
  cross join lateral generate_series(0, (cardinality(w.turns) - 1) / 300) part
where not exists (
  select from transcripts newer
  where newer.company_id = t.company_id and newer.meeting_id = t.meeting_id and newer.version > t.version);

alter table transcript_words add primary key (company_id, word, transcript_id, part) include (turns);
create index words_of_transcript on transcript_words (company_id, transcript_id);
alter table transcript_words enable row level security;
alter table transcript_words force row level security;
do $$ begin
  execute format('create policy owner_all on transcript_words to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on transcript_words for select to :"app" using (company_id = (select app.company_id()));

drop function app.find_said;
drop index turns_by_words;
alter table transcript_turns drop column words;
drop function app.words;

create function app.remove_older_words() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from transcript_words w using transcripts older
  where older.company_id = new.company_id and older.meeting_id = new.meeting_id and older.version < new.version
    and w.company_id = older.company_id and w.transcript_id = older.id;
  return null;
end $$;
create trigger remove_older_words after insert on transcripts for each row execute function app.remove_older_words();

-- Turns of a transcript are inserted in one statement.
create function app.index_turns() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transcript_words (company_id, word, transcript_id, part, turns)
  select w.company_id, w.word, w.transcript_id, part, w.turns[part * 300 + 1 : part * 300 + 300]
  from (
      select a.company_id, a.transcript_id, word, array_agg(a.index order by a.index) as turns
      from added a cross join lateral app.split_words(a.text) word
      group by a.company_id, a.transcript_id, word
    ) w
    cross join lateral generate_series(0, (cardinality(w.turns) - 1) / 300) part;
  return null;
end $$;
create trigger index_turns after insert on transcript_turns
  referencing new table as added for each statement execute function app.index_turns();

-- Turns that hold every word, the last one at least as a beginning, of meetings that the bound person may find in the bound
-- company: those of the newest transcripts, no more than p_most. `total` are the turns of all transcripts that hold the words.
create function app.find_turns_with_all(p_words text[], p_most int)
returns table (transcript_id uuid, index int, total bigint) rows 200
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_company uuid := app.company_id();
  v_person uuid := app.user_id();
  v_count int := cardinality(p_words);
  v_every int := (1 << v_count) - 1;
  v_beginning text := case when length(p_words[v_count]) >= 3 then p_words[v_count] end;
  v_places int[];
  v_words text[];
  v_holding uuid[];
  v_total bigint;
  v_batch int := 20;
  v_left int := p_most;
  v_found int;
begin
  if not exists (
    select from memberships s where s.company_id = v_company and s.user_id = v_person and s.status = 'active') then
    return;
  end if;
  -- Each word to look up, with its place among the given; at the last place stands every word that begins so.
  select array_agg(place), array_agg(word) into v_places, v_words from (
    select place, word from unnest(p_words) with ordinality a (word, place)
    where place < v_count or v_beginning is null
    union all
    select distinct v_count, w.word from transcript_words w
    where v_beginning is not null
      and w.company_id = v_company and w.word between v_beginning and v_beginning || U&'\+10FFFF'
  ) asked;

  select array_agg(t.id order by t.id desc), sum(t.turn_count) into v_holding, v_total
  from (
      select w.transcript_id
      from unnest(v_places, v_words) a (place, word)
        join transcript_words w on w.company_id = v_company and w.word = a.word
      group by w.transcript_id having bit_or(1 << (a.place - 1)) = v_every
    ) held
    join transcripts t on t.company_id = v_company and t.id = held.transcript_id
    join app.meetings_as(v_person) m on m.company_id = v_company and m.id = t.meeting_id
  where m.may_find;

  -- The newest transcripts mostly hold enough; each further look takes in four times as many.
  while v_left > 0 and cardinality(v_holding) > 0 loop
    return query
    with held as materialized (
      select a.place, w.transcript_id, w.turns
      from unnest(v_places, v_words) a (place, word)
        join transcript_words w on w.company_id = v_company and w.word = a.word
      where w.transcript_id = any (v_holding[:v_batch])
    ), rarest as materialized (
      select place from held group by place order by sum(cardinality(turns)) limit 1
    ), candidates as (
      select distinct transcript_id, unnest(turns) as index from held where place = (select place from rarest)
    )
    select c.transcript_id, c.index, v_total
    from candidates c left join held o
      on o.transcript_id = c.transcript_id and o.place <> (select place from rarest) and c.index = any (o.turns)
    group by c.transcript_id, c.index
    having (coalesce(bit_or(1 << (o.place - 1)), 0) | (1 << ((select place from rarest) - 1))) = v_every
    order by c.transcript_id desc, c.index
    limit v_left;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    v_holding := v_holding[v_batch + 1:];
    v_batch := v_batch * 4;
  end loop;
end $$;

-- Turns that hold the rarest of some words, of meetings that the bound person may find in the bound company, or of one of
-- them. Only what the person may find is counted: how rare a word is tells nothing of other meetings. `total` are all
-- those turns, `counts` how many of them hold each word.
create function app.find_turns_with_any(p_words text[], p_meeting uuid, p_most int)
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
    select a.place, w.transcript_id, w.turns
    from unnest(p_words) with ordinality a (word, place)
      join transcript_words w on w.company_id = v_company and w.word = a.word
      join visible v on v.id = w.transcript_id
  ), counted as materialized (
    select place, coalesce(sum(cardinality(h.turns)), 0)::int as count
    from generate_subscripts(p_words, 1) place left join held h using (place)
    group by place
  ), weighed as materialized (
    -- Turns are looked up by the rarest words; the common ones only add to what those have found.
    select c.place, ln(1 + (e.total - c.count + 0.5) / (c.count + 0.5))::double precision as weight,
      sum(c.count) over (order by c.count, c.place) <= 20000
        or c.count = min(c.count) filter (where c.count > 0) over () as is_rare
    from counted c cross join everything e
  ), hits as (
    select w.weight, h.transcript_id, unnest(h.turns) as index
    from (select * from held order by transcript_id desc) h join weighed w on w.place = h.place and w.is_rare
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
    left join (select h.transcript_id, h.turns, w.weight from held h join weighed w on w.place = h.place and not w.is_rare) h
      on h.transcript_id = l.transcript_id and l.index = any (h.turns)
  group by l.transcript_id, l.index, l.score, e.total
  order by score desc, l.transcript_id desc, l.index
  limit p_most;
end $$;

revoke all on function app.split_words(text), app.remove_older_words(),
  app.index_turns(), app.find_turns_with_all(text[], int), app.find_turns_with_any(text[], uuid, int) from public;
grant execute on function app.find_turns_with_all(text[], int), app.find_turns_with_any(text[], uuid, int) to :"app";
