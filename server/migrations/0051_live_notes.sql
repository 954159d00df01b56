-- Notes that people write while a meeting is held: a row each, changed by its author alone.
create table live_notes (
  company_id uuid not null,
  meeting_id uuid not null,
  -- Made by the browser, so that a row that is sent twice is one.
  id uuid not null,
  author_id uuid not null,
  kind text not null check (kind in ('note', 'decision', 'task', 'question', 'opinion')),
  text text not null check (length(text) <= 2000),
  -- Not a reference: an agenda that is saved again replaces its rows.
  agenda_item_id uuid,
  -- Since the meeting started.
  second int not null check (second >= 0),
  assignee_id uuid,
  deadline date,
  is_deleted boolean not null default false,
  -- Counted by the author's browser; an older one that arrives late changes nothing.
  version int not null check (version > 0),
  -- Of all notes of the meeting: who read up to one asks for those after it.
  revision int not null check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, meeting_id, id),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade,
  foreign key (company_id, author_id) references memberships (company_id, user_id),
  foreign key (company_id, assignee_id) references memberships (company_id, user_id),
  check (is_deleted = (text = '')),
  check (kind = 'task' or assignee_id is null and deadline is null)
);
create index live_notes_by_revision on live_notes (company_id, meeting_id, revision);

do $$ begin
  alter table live_notes enable row level security;
  alter table live_notes force row level security;
  execute format('create policy owner_all on live_notes to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on live_notes to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update on live_notes to :"app";
