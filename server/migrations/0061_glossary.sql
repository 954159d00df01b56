-- Names, terms and abbreviations as a company writes them, and how they are put down by mistake.
create table glossary_terms (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  written text not null check (length(written) between 1 and 100),
  spoken text[] not null check (cardinality(spoken) between 1 and 20),
  -- Each place is put to a person, none is replaced by itself.
  asks boolean not null,
  -- A proposed term of a member is not applied.
  state text not null check (state in ('active', 'proposed')),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
-- Of those in use each written form stands once; who proposes may not know it.
create unique index one_term_of_a_form on glossary_terms (company_id, written) where state = 'active';

do $$
begin
  alter table glossary_terms enable row level security;
  alter table glossary_terms force row level security;
  execute format('create policy owner_all on glossary_terms to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on glossary_terms to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update, delete on glossary_terms to :"app";

-- What the glossary wrote into a turn or proposes to write: an array of {at, found, written, state}, `at` in UTF-16 units.
alter table transcript_turns add column glossary jsonb check (jsonb_typeof(glossary) = 'array');
alter table turn_corrections add column by_glossary boolean not null default false;
