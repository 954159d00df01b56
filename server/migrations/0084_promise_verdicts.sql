-- What people said of promises that seem stale; their ids are lines of minutes or readings.
create table promise_verdicts (
  company_id uuid not null references companies on delete cascade,
  promise_id uuid not null,
  verdict text not null check (verdict in ('confirmed', 'dismissed')),
  resolved_by uuid not null,
  resolved_at timestamptz not null,
  primary key (company_id, promise_id),
  foreign key (company_id, resolved_by) references memberships (company_id, user_id)
);

do $$
begin
  alter table promise_verdicts enable row level security;
  alter table promise_verdicts force row level security;
  execute format('create policy owner_all on promise_verdicts to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on promise_verdicts to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update, delete on promise_verdicts to :"app";
