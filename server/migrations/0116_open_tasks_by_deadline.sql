-- A task that nobody answered is overdue like one that was taken on: what looks for overdue tasks reads these.
drop index items_overdue;
create index items_open_by_deadline on action_items (company_id, deadline) where state in ('proposed', 'accepted', 'doing');
