-- What was read in a transcript, line by line: proposed by the engine or typed by a person, and no part of the meeting's
-- record until a person approves it.
create table readings (
  company_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  kind text not null check (kind in ('summary', 'decision', 'question', 'task')),
  -- Order in which the engine found them, within a kind.
  position int not null check (position >= 0),
  -- The summaries a summary line stands in.
  levels text[] not null default '{}' check (levels <@ array['short', 'medium', 'long']),
  text text not null check (length(text) between 1 and 1000),
  -- The engine's words; null where a person typed the row.
  engine_text text,
  confidence real check (confidence between 0 and 1),
  transcript_id uuid,
  evidence int[] not null default '{}',
  assignee_id uuid,
  assignee_name text,
  deadline date,
  priority text not null default 'trung bình' check (priority in ('cao', 'trung bình', 'thấp')),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected', 'merged')),
  merged_into uuid,
  -- The action item an approved task is; not a reference, so that an item removed and restored finds its row again.
  item_id uuid,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade,
  foreign key (company_id, assignee_id) references memberships (company_id, user_id),
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  foreign key (company_id, merged_into) references readings (company_id, id) on delete set null (merged_into),
  check ((engine_text is null) = (created_by is not null)),
  check ((transcript_id is null) = (cardinality(evidence) = 0)),
  check ((kind = 'summary') = (cardinality(levels) > 0)),
  check (kind = 'task' or assignee_id is null and assignee_name is null and deadline is null and item_id is null)
);
create index readings_of_meeting on readings (company_id, meeting_id, kind, position, id);
create index readings_by_item on readings (company_id, item_id) where item_id is not null;

-- Every change by a person, with what stood before it; nothing is taken out, an undo is written beside it.
create table reading_changes (
  company_id uuid not null,
  reading_id uuid not null,
  -- Of the reading after the change.
  version int not null,
  -- The same for rows that one merge changed.
  act_id uuid not null,
  act text not null check (act in ('added', 'edited', 'approved', 'rejected', 'merged')),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  changed_by uuid not null,
  changed_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  primary key (company_id, reading_id, version),
  foreign key (company_id, reading_id) references readings (company_id, id) on delete cascade,
  foreign key (company_id, changed_by) references memberships (company_id, user_id),
  foreign key (company_id, undone_by) references memberships (company_id, user_id),
  check ((undone_by is null) = (undone_at is null))
);
create index reading_changes_by_act on reading_changes (company_id, act_id);

-- Who a speaker of a meeting's transcripts is: a member, or somebody named. Kept for every later version.
create table meeting_speakers (
  company_id uuid not null,
  meeting_id uuid not null,
  -- As the transcript has it.
  label text not null check (length(label) between 1 and 200),
  user_id uuid,
  name text not null check (length(name) between 1 and 200),
  assigned_by uuid not null,
  assigned_at timestamptz not null,
  primary key (company_id, meeting_id, label),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, assigned_by) references memberships (company_id, user_id)
);
-- The speaker as the transcript has it, where `speaker` is who it is.
alter table transcript_turns add column label text;

-- Items somebody deleted, to be restored.
create table removed_action_items (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  item jsonb not null check (jsonb_typeof(item) = 'object'),
  removed_by uuid not null,
  removed_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, removed_by) references memberships (company_id, user_id)
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['readings', 'reading_changes', 'meeting_speakers', 'removed_action_items'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on readings, meeting_speakers to :"app";
grant select, insert, update on reading_changes to :"app";
grant select, insert, delete on removed_action_items to :"app";

-- What was found before there were readings, as `recordReadings` writes it. Items nobody answered become rows that wait;
-- answered ones keep theirs.
insert into readings (company_id, id, meeting_id, kind, position, levels, text, engine_text, confidence, transcript_id,
  evidence, created_at, updated_at)
select distinct on (t.company_id, t.meeting_id, f.kind, app.fold(f.text)) t.company_id, gen_random_uuid(), t.meeting_id, f.kind,
  f.position, f.levels, f.text, f.text, f.confidence, t.id, f.evidence, coalesce(t.analysed_at, t.created_at), coalesce(t.analysed_at, t.created_at)
from transcripts t cross join lateral (
  select kind, min(place)::int - 1 as position, array_remove(array_agg(distinct level), null) as levels, text,
    (array_agg(coalesce((line ->> 'confidence')::real, 1) order by nr, place))[1] as confidence,
    array(select e::int from jsonb_array_elements_text((array_agg(line -> 'evidence' order by nr, place))[1])
      with ordinality found(e, n) order by n limit 50) as evidence
  from (values (1, 'summary', 'short', t.analysis #> '{summary,short}'), (2, 'summary', 'medium', t.analysis #> '{summary,medium}'),
      (3, 'summary', 'long', t.analysis #> '{summary,long}'), (4, 'decision', null, t.analysis -> 'decisions'),
      (5, 'question', null, t.analysis -> 'openQuestions')) part(nr, kind, level, lines)
    cross join lateral jsonb_array_elements(lines) with ordinality statements(line, place)
    cross join lateral (select left(line ->> 'text', 1000)) as said(text)
  group by kind, text
) f
where t.state = 'ready' and length(f.text) > 0 and cardinality(f.evidence) > 0 and not exists (
  select from transcripts newer where newer.company_id = t.company_id and newer.meeting_id = t.meeting_id
    and newer.version > t.version and newer.state = 'ready')
order by t.company_id, t.meeting_id, f.kind, app.fold(f.text), f.position;

insert into readings (company_id, id, meeting_id, kind, position, text, engine_text, confidence, transcript_id, evidence,
  assignee_id, assignee_name, deadline, priority, state, item_id, created_at, updated_at)
select i.company_id, gen_random_uuid(), i.meeting_id, 'task',
  row_number() over (partition by i.company_id, i.meeting_id order by i.created_at, i.id) - 1, i.title, i.title, i.confidence,
  i.transcript_id, i.evidence[1:50], i.assignee_id, left(i.assignee_name, 200), i.deadline, i.priority,
  case when i.state = 'proposed' and i.decided_by is null then 'proposed' else 'approved' end,
  case when i.state = 'proposed' and i.decided_by is null then null else i.id end, i.created_at, i.updated_at
from action_items i where i.transcript_id is not null and i.meeting_id is not null;

-- A notification must not ask for an item that is gone; approving the row sends a new one.
delete from notifications n using action_items i
where n.kind = 'item-proposed' and n.company_id = i.company_id and n.user_id = i.assignee_id
  and n.path = '/meetings/' || i.meeting_id || '?tab=viec'
  and n.text = 'Bạn được nhắc đến là người phụ trách việc “' || i.title || '”. Nhận việc này chứ?'
  and i.transcript_id is not null and i.state = 'proposed' and i.decided_by is null;
delete from action_items
where transcript_id is not null and meeting_id is not null and state = 'proposed' and decided_by is null;

-- An item of a transcript is there because somebody approved it: who did is its author, and nothing of it is unsure.
do $$
declare
  unwanted text;
begin
  for unwanted in select conname from pg_constraint where conrelid = 'action_items'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%transcript_id IS NULL%' loop
    execute format('alter table action_items drop constraint %I', unwanted);
  end loop;
end $$;
alter table action_items drop column confidence,
  add constraint somebody_or_a_transcript_says_so check (created_by is not null or transcript_id is not null),
  add constraint evidence_is_of_a_transcript check ((transcript_id is null) = (cardinality(evidence) = 0));
