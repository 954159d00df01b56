-- The list of members by name, and handing a company over.

-- What a person is called stands beside each membership: a company of thousands is sorted and searched by it, and policies
-- and look-ups in `users` made that a hundred times slower than this index.
alter table memberships
  add column display_name text collate vi,
  add column email text,
  -- Grows when the labels change.
  add column version int not null default 1 check (version > 0);

create function app.name_member() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Shared with nobody who renames the person meanwhile: they wait, and then find this row.
  select u.display_name, u.email into new.display_name, new.email from users u where u.id = new.user_id for share;
  return new;
end $$;
create trigger name_member before insert on memberships for each row execute function app.name_member();

create function app.rename_member() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update memberships m set display_name = new.display_name, email = new.email where m.user_id = new.id;
  return null;
end $$;
create trigger rename_member after update of display_name, email on users for each row
  when (old.display_name is distinct from new.display_name or old.email is distinct from new.email)
  execute function app.rename_member();

create function app.count_label_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_label_change before update of department, position on memberships for each row
  when (old.department is distinct from new.department or old.position is distinct from new.position)
  execute function app.count_label_change();

update memberships m set display_name = u.display_name, email = u.email from users u where u.id = m.user_id;
alter table memberships
  alter column display_name set not null,
  alter column email set not null,
  add column given_name text collate vi generated always as (app.given_name(display_name)) stored,
  add column folded text generated always as
    (app.fold((display_name collate "default") || ' ' || email || ' ' || department || ' ' || position)) stored;
create index memberships_by_name on memberships (company_id, status, given_name, display_name, user_id);

-- The owner of a company offers it to one of its members, to one at a time; the row is gone once that is answered.
create table ownership_offers (
  company_id uuid primary key references companies on delete cascade,
  user_id uuid not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > offered_at),
  foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
);

-- Whoever leaves is offered nothing any more, however they left.
create function app.drop_ownership_offer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from ownership_offers o where o.company_id = new.company_id and o.user_id = new.user_id;
  return null;
end $$;
create trigger drop_ownership_offer after update of status on memberships for each row
  when (new.status <> 'active') execute function app.drop_ownership_offer();

alter table ownership_offers enable row level security;
alter table ownership_offers force row level security;
create policy owner_all on ownership_offers to current_user using (true) with check (true);
create policy of_company on ownership_offers to :"app"
  using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()));
grant select, insert, update, delete on ownership_offers to :"app";

revoke all on function app.name_member(), app.rename_member(), app.count_label_change(), app.drop_ownership_offer()
  from public;
