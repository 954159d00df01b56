-- A turn of a transcript can be corrected: its text is the corrected one everywhere, and the original stands beside it.

alter table transcript_turns
  -- As the transcript has it, where `text` is another.
  add column original text,
  add column corrections int not null default 0 check (corrections >= 0);

create table turn_corrections (
  company_id uuid not null,
  transcript_id uuid not null,
  index int not null,
  -- 1 for the first.
  number int not null check (number > 0),
  before text not null,
  after text not null,
  corrected_by uuid not null,
  corrected_at timestamptz not null,
  primary key (company_id, transcript_id, index, number),
  foreign key (company_id, transcript_id, index) references transcript_turns (company_id, transcript_id, index) on delete cascade,
  foreign key (company_id, corrected_by) references memberships (company_id, user_id)
);

do $$ begin
  alter table turn_corrections enable row level security;
  alter table turn_corrections force row level security;
  execute format('create policy owner_all on turn_corrections to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on turn_corrections to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert on turn_corrections to :"app";

-- Search finds a corrected turn by its new words alone. Only the newest transcript of a meeting has words.
create function app.index_corrected_turn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from transcripts t join transcripts newer
      on newer.company_id = t.company_id and newer.meeting_id = t.meeting_id and newer.version > t.version
    where t.company_id = new.company_id and t.id = new.transcript_id) then
    return null;
  end if;
  update transcript_words set turns = set_bit(turns, new.index % 512, 0)
  where company_id = new.company_id and transcript_id = new.transcript_id and part = new.index / 512
    and word in (select app.split_words(old.text) except select app.split_words(new.text));
  delete from transcript_words
  where company_id = new.company_id and transcript_id = new.transcript_id and part = new.index / 512
    and word in (select app.split_words(old.text)) and turns = 0::bit(512);
  insert into transcript_words as w (company_id, word, transcript_id, part, turns)
  select new.company_id, word, new.transcript_id, new.index / 512, set_bit(0::bit(512), new.index % 512, 1)
  from app.split_words(new.text) word
  on conflict (company_id, word, transcript_id, part) do update set turns = set_bit(w.turns, new.index % 512, 1);
  return null;
end $$;
create trigger index_corrected_turn after update of text on transcript_turns
  for each row when (old.text is distinct from new.text) execute function app.index_corrected_turn();
revoke all on function app.index_corrected_turn() from public;
