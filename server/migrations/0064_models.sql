-- The model a company uses, if any. The key is encrypted under APP_SECRET; consent holds for one address.
create table model_settings (
  company_id uuid primary key references companies (id) on delete cascade,
  mode text not null check (mode in ('off', 'operator', 'own')),
  provider text check (provider in ('openai', 'anthropic', 'google', 'compatible')),
  base_url text check (length(base_url) between 1 and 500),
  model text not null default '' check (length(model) <= 200),
  key_sealed bytea,
  for_chat boolean not null default true,
  for_readings boolean not null default false,
  price_input double precision check (price_input >= 0),
  price_output double precision check (price_output >= 0),
  -- Tokens a day.
  person_budget int not null default 200000 check (person_budget >= 0),
  company_budget int not null default 2000000 check (company_budget >= 0),
  consent_by uuid,
  -- The name as it was then.
  consent_name text,
  consent_at timestamptz,
  consent_url text,
  last_test jsonb,
  version int not null default 1,
  updated_at timestamptz not null,
  check ((provider is null) = (base_url is null)),
  check ((price_input is null) = (price_output is null)),
  check ((consent_by is null) = (consent_at is null) and (consent_by is null) = (consent_url is null)
    and (consent_by is null) = (consent_name is null)),
  foreign key (company_id, consent_by) references memberships (company_id, user_id)
);

-- What each person chose when told where their messages go.
create table model_notices (
  company_id uuid not null,
  user_id uuid not null,
  base_url text not null,
  choice text not null check (choice in ('accepted', 'declined')),
  chosen_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);

-- Tokens by person and day of the company's clock; `held` counts calls that still run.
create table model_usage (
  company_id uuid not null,
  day date not null,
  user_id uuid not null,
  calls int not null default 0,
  tokens bigint not null default 0,
  held bigint not null default 0,
  -- Millionths of a US dollar; null while no price is known.
  cost bigint,
  primary key (company_id, day, user_id),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);

-- Who answered: the engine or a model, why not the model, and what it cost. Null for messages before.
alter table chat_messages add column source jsonb;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['model_settings', 'model_notices', 'model_usage'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', v_table, current_user);
  end loop;
end $$;
create policy of_company on model_settings to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
create policy of_company on model_notices to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
create policy of_company on model_usage to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update on model_settings to :"app";
grant select, insert, update, delete on model_notices, model_usage to :"app";
