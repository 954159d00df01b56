-- Meetings that the rules of retention deleted: what was done about them stays in the audit log. A meeting that was undone, or was
-- never announced, stands in no table, and the log says nothing of it.
create table audit_expired_meetings (
  company_id uuid not null references companies on delete cascade,
  meeting_id uuid not null,
  primary key (company_id, meeting_id)
);

do $$
begin
  execute 'alter table audit_expired_meetings enable row level security';
  execute 'alter table audit_expired_meetings force row level security';
  execute format('create policy owner_all on audit_expired_meetings to %I using (true) with check (true)', current_user);
  execute 'create policy of_company on audit_expired_meetings to :"app" using (company_id = (select app.company_id())) '
    'with check (company_id = (select app.company_id()))';
end $$;
grant select, insert on audit_expired_meetings to :"app";
