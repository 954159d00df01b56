-- The last change of several items at once, and what an item was before it; undone while nothing else changed since.
alter table action_items
  add column edit_id uuid,
  add column before_edit jsonb,
  add check ((edit_id is null) = (before_edit is null));
create index items_by_edit on action_items (company_id, edit_id) where edit_id is not null;
