-- What people said of decisions that seem to contradict each other; their ids are lines of minutes or readings, the older first.
create table decision_contradictions (
  company_id uuid not null references companies on delete cascade,
  first_id uuid not null,
  second_id uuid not null,
  verdict text not null check (verdict in ('confirmed', 'dismissed')),
  resolved_by uuid not null,
  resolved_at timestamptz not null,
  primary key (company_id, first_id, second_id),
  foreign key (company_id, resolved_by) references memberships (company_id, user_id)
);

do $$
begin
  alter table decision_contradictions enable row level security;
  alter table decision_contradictions force row level security;
  execute format('create policy owner_all on decision_contradictions to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on decision_contradictions to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update, delete on decision_contradictions to :"app";
