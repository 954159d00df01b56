-- What a model read in a transcript, beside what the engine read. One of the two is proposed to people.
create table model_readings (
  company_id uuid not null,
  transcript_id uuid not null,
  model text not null,
  host text not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  -- Why there is none.
  problem text,
  -- {summary, decisions, openQuestions, actionItems} as an analysis has them.
  found jsonb,
  -- The same of the engine, to go back to.
  engine_found jsonb not null,
  -- Lines left out because their turns do not support them, and tasks that lost a person or day for it.
  dropped int not null default 0,
  mended int not null default 0,
  in_use boolean not null default false,
  created_at timestamptz not null,
  primary key (company_id, transcript_id),
  foreign key (company_id, transcript_id) references transcripts (company_id, id) on delete cascade
);

alter table model_readings enable row level security;
alter table model_readings force row level security;
do $$
begin
  execute format('create policy owner_all on model_readings to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on model_readings to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update, delete on model_readings to :"app";
