-- Conclusion notices, extracts and resolutions, written from lines of locked minutes.
create table minutes_documents (
  company_id uuid not null,
  minutes_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('notice', 'extract', 'resolution')),
  title text not null check (length(title) between 1 and 300),
  recipients text[] not null default '{}' check (cardinality(recipients) <= 20),
  -- Of minutes that do not change any more.
  line_ids uuid[] not null check (cardinality(line_ids) between 1 and 1000),
  state text not null default 'draft' check (state in ('draft', 'issued', 'void')),
  created_by uuid not null,
  created_at timestamptz not null,
  pdf_file_id text unique check (pdf_file_id ~ '^[0-9a-f]{32}$'),
  pdf_hash text check (pdf_hash ~ '^[0-9a-f]{64}$'),
  primary key (company_id, id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  check (state <> 'issued' or pdf_file_id is not null and pdf_hash is not null)
);
create index minutes_documents_of_minutes on minutes_documents (company_id, minutes_id, created_at);

-- A number is of minutes or of such a document, and outlives either.
alter table minutes_numbers add column document_id uuid;
alter table minutes_numbers add foreign key (company_id, document_id)
  references minutes_documents (company_id, id) on delete set null (document_id);
alter table minutes_numbers add check (minutes_id is null or document_id is null);
create unique index minutes_numbers_once_for_documents on minutes_numbers (company_id, document_id) where document_id is not null;

do $$
begin
  alter table minutes_documents enable row level security;
  alter table minutes_documents force row level security;
  execute format('create policy owner_all on minutes_documents to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on minutes_documents to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update, delete on minutes_documents to :"app";

create or replace function app.kept_minutes_files(p_ids text[]) returns table (file_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.pdf_file_id from minutes m where m.pdf_file_id = any (p_ids)
  union select s.file_id from minutes_signatures s where s.file_id = any (p_ids)
  union select d.pdf_file_id from minutes_documents d where d.pdf_file_id = any (p_ids)
$$;
