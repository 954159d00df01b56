-- Who opened adopted minutes, and when first.
create table minutes_reads (
  company_id uuid not null,
  minutes_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (company_id, minutes_id, user_id),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);

do $$
begin
  alter table minutes_reads enable row level security;
  alter table minutes_reads force row level security;
  execute format('create policy owner_all on minutes_reads to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on minutes_reads to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert on minutes_reads to :"app";
