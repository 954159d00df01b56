-- What people say about an item; those of a deleted item are kept with it.
create table action_item_comments (
  company_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  author_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  -- Members named in it, as they were written.
  mentioned_ids uuid[] not null default '{}' check (cardinality(mentioned_ids) <= 20),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, item_id) references action_items (company_id, id) on delete cascade,
  foreign key (company_id, author_id) references memberships (company_id, user_id)
);
create index item_comments_by_item on action_item_comments (company_id, item_id, id);
alter table removed_action_items add column comments jsonb not null default '[]' check (jsonb_typeof(comments) = 'array');

do $$
begin
  alter table action_item_comments enable row level security;
  alter table action_item_comments force row level security;
  execute format('create policy owner_all on action_item_comments to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on action_item_comments to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, delete on action_item_comments to :"app";
