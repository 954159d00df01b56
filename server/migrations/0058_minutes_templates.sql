-- A company's own .docx templates of minutes and of documents written from them.
create table minutes_templates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  form text not null check (form in ('minutes', 'notice', 'extract', 'resolution')),
  name text not null check (length(name) between 1 and 100),
  -- The version drafts use.
  current_version int not null check (current_version > 0),
  created_at timestamptz not null,
  -- Kept after that for the documents that were adopted or issued with it.
  deleted_at timestamptz,
  primary key (company_id, id)
);

create table minutes_template_versions (
  company_id uuid not null,
  template_id uuid not null,
  number int not null check (number > 0),
  file_id text not null unique check (file_id ~ '^[0-9a-f]{32}$'),
  file_name text not null,
  size int not null check (size > 0),
  -- What was found in it: TemplateCheck.
  findings jsonb not null,
  uploaded_at timestamptz not null,
  primary key (company_id, template_id, number),
  foreign key (company_id, template_id) references minutes_templates (company_id, id) on delete cascade
);

-- Which template new documents of a kind get.
create table minutes_template_defaults (
  company_id uuid not null,
  used_for text not null check (used_for ~ '^[a-z-]{1,40}$'),
  template_id uuid not null,
  primary key (company_id, used_for),
  foreign key (company_id, template_id) references minutes_templates (company_id, id) on delete cascade
);

-- The version is null until adoption or issue fixes it.
alter table minutes
  add column own_template_id uuid,
  add column own_template_version int,
  add foreign key (company_id, own_template_id) references minutes_templates (company_id, id) on delete set null (own_template_id),
  add foreign key (company_id, own_template_id, own_template_version)
    references minutes_template_versions (company_id, template_id, number),
  add check (own_template_version is null or own_template_id is not null);

alter table minutes_documents
  add column own_template_id uuid,
  add column own_template_version int,
  add foreign key (company_id, own_template_id) references minutes_templates (company_id, id) on delete set null (own_template_id),
  add foreign key (company_id, own_template_id, own_template_version)
    references minutes_template_versions (company_id, template_id, number),
  add check (own_template_version is null or own_template_id is not null);

create index minutes_of_own_template on minutes (company_id, own_template_id) where own_template_id is not null;
create index minutes_documents_of_own_template on minutes_documents (company_id, own_template_id) where own_template_id is not null;

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['minutes_templates', 'minutes_template_versions', 'minutes_template_defaults'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on minutes_templates, minutes_template_defaults to :"app";
grant select, insert, delete on minutes_template_versions to :"app";

create or replace function app.kept_minutes_files(p_ids text[]) returns table (file_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.pdf_file_id from minutes m where m.pdf_file_id = any (p_ids)
  union select s.file_id from minutes_signatures s where s.file_id = any (p_ids)
  union select d.pdf_file_id from minutes_documents d where d.pdf_file_id = any (p_ids)
  union select v.file_id from minutes_template_versions v where v.file_id = any (p_ids)
$$;
