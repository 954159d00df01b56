-- Meetings while they are held: start and end, time of each agenda item, attendance, speakers.
create table live_meetings (
  company_id uuid not null,
  meeting_id uuid not null,
  started_at timestamptz,
  started_by uuid,
  ended_at timestamptz,
  ended_by uuid,
  -- Grows with every note that is written; held by its writer until that commits, so numbers appear in order.
  notes_revision int not null default 0,
  primary key (company_id, meeting_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, started_by) references memberships (company_id, user_id),
  foreign key (company_id, ended_by) references memberships (company_id, user_id),
  check ((started_at is null) = (started_by is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ended_at is null or ended_at >= started_at)
);

-- When each agenda item was spoken of; one that was returned to has several rows.
create table live_spans (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  -- Not a reference: an agenda that is saved again replaces its rows.
  agenda_item_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  primary key (company_id, meeting_id, id),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade
);
-- One item at a time.
create unique index live_span_open on live_spans (company_id, meeting_id) where ended_at is null;

-- Minutes an item was given beyond those planned.
create table live_extensions (
  company_id uuid not null,
  meeting_id uuid not null,
  agenda_item_id uuid not null,
  minutes int not null check (minutes between 0 and 600),
  primary key (company_id, meeting_id, agenda_item_id),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade
);

-- Who has the page of the meeting open. A row is old after a minute.
create table live_visits (
  company_id uuid not null,
  meeting_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (company_id, meeting_id, user_id),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);

-- What was recorded of each person, in order; attendance is what these rows add up to, and nothing is taken out.
create table attendance_records (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  user_id uuid,
  -- Of somebody invited by e-mail; not a reference, since a guest may be taken off the list later.
  guest_id uuid,
  act text not null check (act in ('in-person', 'online', 'left', 'absent', 'unrecorded')),
  -- When the person came or left.
  at timestamptz not null,
  reason text not null default '' check (length(reason) <= 300),
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  primary key (company_id, meeting_id, id),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, recorded_by) references memberships (company_id, user_id),
  check ((user_id is null) <> (guest_id is null)),
  check (reason = '' or act = 'absent')
);

-- People who asked to speak.
create table live_speakers (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  registered_at timestamptz not null,
  invited_at timestamptz,
  done_at timestamptz,
  primary key (company_id, meeting_id, id),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create unique index live_speaker_waits_once on live_speakers (company_id, meeting_id, user_id) where done_at is null;

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['live_meetings', 'live_spans', 'live_extensions', 'live_visits', 'attendance_records', 'live_speakers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update on live_meetings, live_spans, live_extensions, live_visits, live_speakers to :"app";
grant select, insert on attendance_records to :"app";
