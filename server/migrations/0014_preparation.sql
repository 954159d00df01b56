-- What a meeting is prepared with: its agenda, and papers to read before.

create table agendas (
  company_id uuid not null,
  meeting_id uuid not null,
  version int not null check (version > 0),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, meeting_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, updated_by) references memberships (company_id, user_id)
);

create table agenda_items (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  position smallint not null check (position >= 0),
  title text not null check (length(title) between 1 and 200),
  minutes smallint not null check (minutes between 1 and 600),
  presenter_id uuid,
  note text not null default '' check (length(note) <= 2000),
  -- Reached in the meeting; what was not carries over to the next of a series.
  done boolean not null default false,
  -- What a draft took it from: {kind, text, meetingId}; null when a person thought of it.
  source jsonb check (jsonb_typeof(source) = 'object'),
  primary key (company_id, meeting_id, id),
  unique (company_id, meeting_id, position) deferrable initially deferred,
  foreign key (company_id, meeting_id) references agendas (company_id, meeting_id) on delete cascade,
  foreign key (company_id, presenter_id) references memberships (company_id, user_id)
);

create table papers (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (length(media_type) <= 100),
  size int not null check (size between 1 and 20971520),
  -- Of the file in the storage: 128 random bits.
  file_id text not null unique check (file_id ~ '^[0-9a-f]{32}$'),
  uploaded_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, uploaded_by) references memberships (company_id, user_id)
);
create index papers_of_meeting on papers (company_id, meeting_id, created_at, id);

create table paper_reads (
  company_id uuid not null,
  paper_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (company_id, paper_id, user_id),
  foreign key (company_id, paper_id) references papers (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['agendas', 'agenda_items', 'papers', 'paper_reads'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on agendas, agenda_items, papers to :"app";
grant select, insert on paper_reads to :"app";

-- Which of these files some paper still is; asked by the sweep of what a crash or a deleted meeting left behind.
create function app.kept_papers(p_ids text[]) returns table (file_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.file_id from papers p where p.file_id = any (p_ids)
$$;
revoke all on function app.kept_papers(text[]) from public;
grant execute on function app.kept_papers(text[]) to :"app";
