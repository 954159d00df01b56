-- Each entry of a company's audit log holds the hash of the one before it, so that a changed or removed entry is found. The
-- links stand beside the entries: nothing, not even the server, changes an entry once it is written.
create table audit_links (
  company_id uuid not null references companies on delete cascade,
  -- 1, 2, 3 … in the order of the commits.
  position bigint not null check (position > 0),
  entry_id uuid not null,
  -- SHA-256 of the previous entry's hash (nothing for the first), the position and the content of the entry.
  hash bytea not null check (length(hash) = 32),
  primary key (company_id, position),
  unique (company_id, entry_id)
);

do $$
begin
  execute 'alter table audit_links enable row level security';
  execute 'alter table audit_links force row level security';
  execute format('create policy owner_all on audit_links to %I using (true) with check (true)', current_user);
  execute 'create policy of_company on audit_links to :"app" using (company_id = (select app.company_id()))';
end $$;
grant select on audit_links to :"app";

-- What is hashed of an entry. docs/operations.md and `cli audit verify` rely on this form.
create function app.audit_content(entry audit_entries) returns text
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_array(entry.company_id, entry.id,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor_id, entry.kind, entry.person_id,
    entry.meeting_id, entry.poll_id, entry.details, entry.network)::text
$$;

-- Links entries at the commit of their transaction. Writers of one company wait for each other from here to the end of that
-- commit, not while their requests work.
create function app.link_audit_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_links;
  next bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_links ' || new.company_id, 0));
  select * into last from audit_links where company_id = new.company_id order by position desc limit 1;
  next := coalesce(last.position, 0) + 1;
  insert into audit_links (company_id, position, entry_id, hash) values (new.company_id, next, new.id,
    sha256(coalesce(last.hash, '') || convert_to(next || ' ' || app.audit_content(new), 'UTF8')));
  return null;
end $$;
revoke all on function app.audit_content(audit_entries), app.link_audit_entry() from public;

-- The entries so far, by their time.
do $$
declare
  entry audit_entries;
  company uuid;
  place bigint;
  last bytea;
begin
  for entry in select * from audit_entries order by company_id, at, id loop
    if company is distinct from entry.company_id then
      company := entry.company_id;
      place := 0;
      last := '';
    end if;
    place := place + 1;
    last := sha256(last || convert_to(place || ' ' || app.audit_content(entry), 'UTF8'));
    insert into audit_links values (company, place, entry.id, last);
  end loop;
end $$;

create constraint trigger link_audit_entry after insert on audit_entries
  deferrable initially deferred for each row execute function app.link_audit_entry();
