-- Imports of files of past meetings: which transcript came with which import, and whether its meeting was created for it.

alter table transcripts
  -- SHA-256 of the uploaded file; null for pasted text and for files of before.
  add column source_hash bytea check (length(source_hash) = 32);
create index transcripts_by_source on transcripts (company_id, source_hash) where source_hash is not null;

create table imported_transcripts (
  company_id uuid not null,
  user_id uuid not null,
  -- Made by the browser: the files of one import come one by one.
  import_id uuid not null,
  transcript_id uuid not null,
  meeting_id uuid not null,
  has_created_meeting boolean not null,
  imported_at timestamptz not null,
  primary key (company_id, transcript_id),
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade,
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade
);
create index imported_transcripts_of_import on imported_transcripts (company_id, user_id, import_id);

do $$
begin
  alter table imported_transcripts enable row level security;
  alter table imported_transcripts force row level security;
  execute format('create policy owner_all on imported_transcripts to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on imported_transcripts to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on imported_transcripts to :"app";

-- A transcript of the bound company that one import brought; without it the app role deletes none.
create function app.delete_imported_transcript(p_transcript uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from transcripts t where t.company_id = app.company_id() and t.id = p_transcript and exists (
    select from imported_transcripts i where i.company_id = t.company_id and i.transcript_id = t.id
      and i.user_id = app.user_id())
$$;

-- Whether people have worked on a meeting beside its own row: undoing an import then keeps it.
create function app.has_work(p_company uuid, p_meeting uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from transcripts t where t.company_id = p_company and t.meeting_id = p_meeting)
    or exists (select from minutes m where m.company_id = p_company and m.meeting_id = p_meeting)
    or exists (select from agenda_items a where a.company_id = p_company and a.meeting_id = p_meeting)
    or exists (select from papers p where p.company_id = p_company and p.meeting_id = p_meeting)
    or exists (select from live_meetings l where l.company_id = p_company and l.meeting_id = p_meeting)
    or exists (select from action_items i where i.company_id = p_company and i.meeting_id = p_meeting)
    or exists (select from readings r where r.company_id = p_company and r.meeting_id = p_meeting)
$$;

revoke all on function app.delete_imported_transcript(uuid), app.has_work(uuid, uuid) from public;
grant execute on function app.delete_imported_transcript(uuid), app.has_work(uuid, uuid) to :"app";
