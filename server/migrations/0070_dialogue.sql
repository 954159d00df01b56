-- What a conversation spoke of last, with the question that was asked back; written with each exchange.
alter table chat_sessions add column dialogue jsonb check (jsonb_typeof(dialogue) = 'object');

-- `replaced`: words changed the card, and a newer one of the conversation holds what it became.
alter table chat_cards drop constraint chat_cards_state_check;
alter table chat_cards add constraint chat_cards_state_check
  check (state in ('open', 'confirmed', 'dismissed', 'undone', 'replaced'));
-- What the change was before it was changed, to be taken back; and what undoing a confirmed card needs.
alter table chat_cards add column previous jsonb check (jsonb_typeof(previous) = 'object');
alter table chat_cards add column done jsonb check (jsonb_typeof(done) = 'array');

-- Notes of a person to themselves; with a time they are brought back to mind then.
create table own_notes (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  remind_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create index own_notes_of_person on own_notes (company_id, user_id, created_at desc, id desc);
do $$
begin
  alter table own_notes enable row level security;
  alter table own_notes force row level security;
  execute format('create policy owner_all on own_notes to %I using (true) with check (true)', current_user);
end $$;
create policy of_person on own_notes to :"app"
  using (company_id = (select app.company_id()) and (user_id = (select app.user_id()) or (select app.user_id()) is null))
  with check (company_id = (select app.company_id()) and (user_id = (select app.user_id()) or (select app.user_id()) is null));
grant select, insert, update, delete on own_notes to :"app";
