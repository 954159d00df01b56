-- What retention rules spare: a meeting, or, where none is named, everything of the company.
create table retention_holds (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  meeting_id uuid,
  reason text not null check (length(reason) between 1 and 500),
  held_by uuid not null,
  held_at timestamptz not null,
  primary key (company_id, id),
  unique nulls not distinct (company_id, meeting_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, held_by) references memberships (company_id, user_id)
);
alter table retention_holds enable row level security;
alter table retention_holds force row level security;
do $$ begin
  execute format('create policy owner_all on retention_holds to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on retention_holds to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on retention_holds to :"app";
