-- Minutes of meetings: a document of rows, from draft to locked.
create table minutes (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  -- 1 for the first; a correction of a locked one is the next.
  edition int not null check (edition > 0),
  replaces_id uuid,
  template text not null check (template in ('company', 'briefing', 'project', 'one-on-one')),
  state text not null default 'draft' check (state in ('draft', 'review', 'adopted', 'locked', 'void')),
  title text not null check (length(title) between 1 and 300),
  place text not null default '' check (length(place) <= 300),
  starts_at timestamptz,
  ends_at timestamptz,
  time_zone text not null,
  chair_id uuid,
  secretary_id uuid,
  recipients text[] not null default '{}' check (cardinality(recipients) <= 20),
  company_name text not null,
  parent_name text not null default '' check (length(parent_name) <= 200),
  -- Of the company's settings when it was drafted.
  adopted_by text not null check (adopted_by in ('chair', 'present', 'silence')),
  wait_until date,
  drafted_by uuid not null,
  drafted_at timestamptz not null,
  reviewed_by uuid,
  reviewed_at timestamptz,
  review_message text not null default '' check (length(review_message) <= 500),
  adopter_id uuid,
  adopted_at timestamptz,
  -- Of the PDF as it was adopted: its file in the storage, and SHA-256 in hexadecimal.
  pdf_file_id text unique check (pdf_file_id ~ '^[0-9a-f]{32}$'),
  pdf_hash text check (pdf_hash ~ '^[0-9a-f]{64}$'),
  locked_at timestamptz,
  cancelled_by uuid,
  cancelled_at timestamptz,
  cancelled_reason text not null default '' check (length(cancelled_reason) <= 500),
  -- Of head and sections.
  version int not null default 1,
  -- Grows with every change of anything in it.
  revision int not null default 1,
  primary key (company_id, id),
  unique (company_id, meeting_id, edition),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, replaces_id) references minutes (company_id, id) on delete set null (replaces_id),
  foreign key (company_id, chair_id) references memberships (company_id, user_id),
  foreign key (company_id, secretary_id) references memberships (company_id, user_id),
  foreign key (company_id, drafted_by) references memberships (company_id, user_id),
  foreign key (company_id, reviewed_by) references memberships (company_id, user_id),
  foreign key (company_id, adopter_id) references memberships (company_id, user_id),
  foreign key (company_id, cancelled_by) references memberships (company_id, user_id),
  check ((state = 'void') = (cancelled_at is not null)),
  check ((state = 'locked') = (locked_at is not null)),
  check (state not in ('adopted', 'locked') or adopted_at is not null and pdf_file_id is not null and pdf_hash is not null),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
-- A meeting has one live document.
create unique index live_minutes on minutes (company_id, meeting_id) where state in ('draft', 'review', 'adopted');

create table minutes_sections (
  company_id uuid not null,
  minutes_id uuid not null,
  id uuid not null,
  position int not null check (position >= 0),
  title text not null check (length(title) between 1 and 300),
  -- Not a reference: an agenda that is saved again replaces its rows.
  agenda_item_id uuid,
  primary key (company_id, minutes_id, id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade
);

create table minutes_lines (
  company_id uuid not null,
  minutes_id uuid not null,
  id uuid not null,
  section_id uuid not null,
  position int not null check (position >= 0),
  kind text not null check (kind in ('text', 'decision', 'task', 'question', 'opinion')),
  text text not null check (length(text) between 1 and 2000),
  assignee_id uuid,
  assignee_name text check (length(assignee_name) <= 200),
  deadline date,
  origin text not null check (origin in ('typed', 'reading', 'agenda')),
  -- Not a reference: a reading nobody touched is replaced by the next analysis.
  reading_id uuid,
  reading_version int,
  -- What the reading said when the line was taken from it or last accepted: {text, assigneeName, deadline}.
  taken jsonb check (jsonb_typeof(taken) = 'object'),
  engine_text text,
  transcript_id uuid,
  evidence int[] not null default '{}',
  confirmed_by uuid,
  confirmed_at timestamptz,
  accepted_by uuid,
  accepted_at timestamptz,
  -- The action item of an adopted task; not a reference, since an item may be removed and restored.
  item_id uuid,
  deleted_by uuid,
  deleted_at timestamptz,
  version int not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, minutes_id, id),
  foreign key (company_id, minutes_id, section_id) references minutes_sections (company_id, minutes_id, id) on delete cascade,
  foreign key (company_id, assignee_id) references memberships (company_id, user_id),
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete set null (transcript_id),
  foreign key (company_id, confirmed_by) references memberships (company_id, user_id),
  foreign key (company_id, accepted_by) references memberships (company_id, user_id),
  foreign key (company_id, deleted_by) references memberships (company_id, user_id),
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  check ((reading_id is null) = (taken is null)),
  check ((origin = 'reading') = (reading_id is not null)),
  check (kind = 'task' or assignee_id is null and assignee_name is null and deadline is null and item_id is null),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((accepted_by is null) = (accepted_at is null)),
  check ((deleted_by is null) = (deleted_at is null))
);
create index minutes_lines_in_order on minutes_lines (company_id, minutes_id, section_id, position, id);

create table minutes_people (
  company_id uuid not null,
  minutes_id uuid not null,
  id uuid not null,
  place int not null check (place >= 0),
  user_id uuid,
  guest_id uuid,
  name text not null check (length(name) between 1 and 200),
  position text not null default '' check (length(position) <= 200),
  part text not null check (part in ('chair', 'secretary', 'attendee', 'guest', 'informed')),
  attendance text not null default 'unrecorded' check (attendance in ('in-person', 'online', 'absent', 'unrecorded')),
  reason text not null default '' check (length(reason) <= 300),
  -- The revision the person agreed to adopt; a later one asks again.
  approved_revision int,
  approved_at timestamptz,
  primary key (company_id, minutes_id, id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  check (reason = '' or attendance = 'absent'),
  check ((approved_revision is null) = (approved_at is null))
);
create unique index minutes_people_once on minutes_people (company_id, minutes_id, user_id) where user_id is not null;

-- Everything that was changed; nothing is taken out.
create table minutes_changes (
  company_id uuid not null,
  minutes_id uuid not null,
  id uuid not null,
  act text not null,
  line_id uuid,
  before text,
  after text,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (company_id, minutes_id, id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, changed_by) references memberships (company_id, user_id)
);

-- What the document said at its steps, to be compared.
create table minutes_snapshots (
  company_id uuid not null,
  minutes_id uuid not null,
  number int not null check (number > 0),
  reason text not null check (reason in ('drafted', 'review', 'adopted')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Who changed how many lines since the one before.
  edits jsonb not null default '[]' check (jsonb_typeof(edits) = 'array'),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, minutes_id, number),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references memberships (company_id, user_id)
);

create table minutes_comments (
  company_id uuid not null,
  minutes_id uuid not null,
  id uuid not null,
  -- Of a line that may be deleted since.
  line_id uuid,
  text text not null check (length(text) between 1 and 2000),
  author_id uuid not null,
  assignee_id uuid,
  resolved_by uuid,
  resolved_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, minutes_id, id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, author_id) references memberships (company_id, user_id),
  foreign key (company_id, assignee_id) references memberships (company_id, user_id),
  foreign key (company_id, resolved_by) references memberships (company_id, user_id),
  check ((resolved_by is null) = (resolved_at is null))
);

create table minutes_signatures (
  company_id uuid not null,
  minutes_id uuid not null,
  part text not null check (part in ('secretary', 'chair')),
  way text not null default 'hand' check (way = 'hand'),
  signer_id uuid not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null check (length(media_type) <= 100),
  size int not null check (size between 1 and 20971520),
  -- One scan may show both signatures.
  file_id text not null check (file_id ~ '^[0-9a-f]{32}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (company_id, minutes_id, part),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, signer_id) references memberships (company_id, user_id),
  foreign key (company_id, recorded_by) references memberships (company_id, user_id)
);
create index minutes_signatures_by_file on minutes_signatures (file_id);

-- The next number of a company, year and symbol: locked by who takes one until that commits.
create table minutes_counters (
  company_id uuid not null references companies on delete cascade,
  year int not null,
  symbol text not null check (length(symbol) <= 30),
  last int not null check (last > 0),
  primary key (company_id, year, symbol)
);

-- The register. A number outlives its document.
create table minutes_numbers (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  year int not null,
  symbol text not null,
  number int not null check (number > 0),
  minutes_id uuid,
  state text not null default 'used' check (state in ('used', 'void')),
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, year, symbol, number),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete set null (minutes_id)
);
create unique index minutes_numbers_once on minutes_numbers (company_id, minutes_id) where minutes_id is not null;

create table minutes_settings (
  company_id uuid primary key references companies on delete cascade,
  abbreviation text not null check (length(abbreviation) <= 20),
  parent_name text not null check (length(parent_name) <= 200),
  adopted_by text not null check (adopted_by in ('chair', 'present', 'silence')),
  silence_days int not null check (silence_days between 1 and 60),
  recipients text[] not null check (cardinality(recipients) <= 20),
  version int not null check (version > 0)
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['minutes', 'minutes_sections', 'minutes_lines', 'minutes_people', 'minutes_changes', 'minutes_snapshots',
      'minutes_comments', 'minutes_signatures', 'minutes_counters', 'minutes_numbers', 'minutes_settings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update on minutes, minutes_lines, minutes_comments, minutes_counters, minutes_numbers,
  minutes_settings to :"app";
grant select, insert, update, delete on minutes_sections, minutes_people to :"app";
grant select, insert on minutes_changes, minutes_snapshots, minutes_signatures to :"app";

-- Which of these files minutes still need; asked by the daily deletion of what a crash or a deleted meeting left behind.
create function app.kept_minutes_files(p_ids text[]) returns table (file_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.pdf_file_id from minutes m where m.pdf_file_id = any (p_ids)
  union select s.file_id from minutes_signatures s where s.file_id = any (p_ids)
$$;
revoke all on function app.kept_minutes_files(text[]) from public;
grant execute on function app.kept_minutes_files(text[]) to :"app";
