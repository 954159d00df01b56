-- When a company deletes what it has of past meetings; without a row everything is kept.
create table retention_settings (
  company_id uuid primary key references companies on delete cascade,
  transcript_months int check (transcript_months between 3 and 240),
  meeting_months int check (meeting_months between 3 and 240),
  keeps_adopted boolean not null,
  -- Nothing is deleted before.
  starts_at timestamptz,
  ran_at timestamptz,
  removed_meetings int not null default 0,
  removed_transcripts int not null default 0,
  version int not null default 1,
  updated_at timestamptz not null,
  check ((starts_at is null) = (transcript_months is null and meeting_months is null))
);
alter table retention_settings enable row level security;
alter table retention_settings force row level security;
do $$ begin
  execute format('create policy owner_all on retention_settings to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on retention_settings to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update on retention_settings to :"app";

-- Companies that delete something tonight; a closed one goes as a whole.
create function app.list_companies_with_retention(p_now timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select r.company_id from retention_settings r join companies c on c.id = r.company_id
  where r.starts_at <= p_now and c.closed_at is null
$$;
revoke all on function app.list_companies_with_retention(timestamptz) from public;
grant execute on function app.list_companies_with_retention(timestamptz) to :"app";

-- Answers that rest on meetings whose texts expire lose their sources; deleted tasks lose the transcript they were found in.
grant delete on chat_sources to :"app";
grant update on removed_action_items to :"app";
