-- What the meeting said and a person does not want in its minutes: it is suggested no more.
create table minutes_rejections (
  company_id uuid not null,
  minutes_id uuid not null,
  -- A reading, note or vote; not a reference: a reading nobody touched is replaced by the next analysis.
  source_id uuid not null,
  rejected_at timestamptz not null,
  primary key (company_id, minutes_id, source_id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade
);

do $$
begin
  alter table minutes_rejections enable row level security;
  alter table minutes_rejections force row level security;
  execute format('create policy owner_all on minutes_rejections to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on minutes_rejections to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on minutes_rejections to :"app";

-- A line remembers what its note said, too; lines drafted before do not.
alter table minutes_lines
  drop constraint minutes_lines_check,
  add constraint minutes_lines_taken_source_check
    check (case when reading_id is null then taken is null or note_id is not null else taken is not null end);

-- Undoing in chat deletes a draft nobody has changed since; otherwise minutes are never deleted.
create function app.delete_unchanged_draft(p_id uuid) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  delete from minutes
  where company_id = app.company_id() and id = p_id and state = 'draft' and revision <= 2
  returning true
$$;
revoke all on function app.delete_unchanged_draft(uuid) from public;
grant execute on function app.delete_unchanged_draft(uuid) to :"app";
