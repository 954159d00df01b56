-- A transcript of several files: the first is the transcript itself, the others follow in order.
create table transcript_parts (
  company_id uuid not null,
  transcript_id uuid not null,
  number int not null check (number > 1),
  name text not null,
  content text not null,
  first_turn int not null check (first_turn > 0),
  turn_count int not null check (turn_count > 0),
  -- What the times of the file were moved by; null where they were left out.
  offset_ms int,
  -- Turns at its beginning that stood at the end of the part before.
  skipped int not null check (skipped >= 0),
  added_at timestamptz not null,
  primary key (company_id, transcript_id, number),
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade
);
do $$
begin
  alter table transcript_parts enable row level security;
  alter table transcript_parts force row level security;
  execute format('create policy owner_all on transcript_parts to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on transcript_parts to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on transcript_parts to :"app";

-- As in 0039; turns of a further part join the bits of those before.
create or replace function app.index_turns() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transcript_words as w (company_id, word, transcript_id, part, turns)
  select a.company_id, word, a.transcript_id, a.index / 512, bit_or(set_bit(0::bit(512), a.index % 512, 1))
  from added a cross join lateral app.split_words(a.text) word
  group by a.company_id, a.transcript_id, word, a.index / 512
  on conflict (company_id, word, transcript_id, part) do update set turns = w.turns | excluded.turns;
  return null;
end $$;

-- Turns of the bound company from an index on, with what the search knows of them.
create function app.delete_turns_from(p_transcript uuid, p_index int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_company uuid := app.company_id();
  v_kept bit(512) := (repeat('1', p_index % 512) || repeat('0', 512 - p_index % 512))::bit(512);
begin
  delete from transcript_words w
  where w.company_id = v_company and w.transcript_id = p_transcript and w.part > p_index / 512;
  update transcript_words w set turns = w.turns & v_kept
  where w.company_id = v_company and w.transcript_id = p_transcript and w.part = p_index / 512;
  delete from transcript_words w
  where w.company_id = v_company and w.transcript_id = p_transcript and w.part = p_index / 512 and w.turns = 0::bit(512);
  delete from transcript_turns t
  where t.company_id = v_company and t.transcript_id = p_transcript and t.index >= p_index;
end $$;
revoke all on function app.delete_turns_from(uuid, int) from public;
grant execute on function app.delete_turns_from(uuid, int) to :"app";
