-- Why an item was declined, and a later deadline its assignee asks for; what is not worked on has none to wait for.
alter table action_items
  add column decline_reason text check (length(decline_reason) between 1 and 500),
  add column asked_deadline date,
  add column asked_reason text check (length(asked_reason) between 1 and 500),
  add column asked_at timestamptz,
  add check (decline_reason is null or state = 'declined'),
  add check ((asked_deadline is null) = (asked_reason is null) and (asked_deadline is null) = (asked_at is null)),
  add check (asked_deadline is null or (state in ('accepted', 'doing') and asked_deadline > deadline));

-- Who did what to an item and when. Those of a deleted item are kept with it.
create table action_item_changes (
  company_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  act text not null check (act in ('created', 'accepted', 'declined', 'started', 'completed', 'reopened', 'assigned',
    'deadline-changed', 'extension-requested', 'extension-granted', 'extension-refused', 'escalated')),
  changed_by uuid,
  changed_at timestamptz not null,
  assignee_id uuid,
  deadline_before date,
  deadline date,
  reason text not null default '' check (length(reason) <= 500),
  primary key (company_id, id),
  foreign key (company_id, item_id) references action_items (company_id, id) on delete cascade,
  foreign key (company_id, changed_by) references memberships (company_id, user_id),
  foreign key (company_id, assignee_id) references memberships (company_id, user_id)
);
create index item_changes_by_item on action_item_changes (company_id, item_id, id);
alter table removed_action_items add column changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array');

do $$
begin
  alter table action_item_changes enable row level security;
  alter table action_item_changes force row level security;
  execute format('create policy owner_all on action_item_changes to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on action_item_changes to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert on action_item_changes to :"app";
