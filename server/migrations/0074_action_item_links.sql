-- Names the proposal that is asked about now: a link in a mail answers that one alone.
alter table action_items
  add column link_id uuid,
  add column proposed_at timestamptz,
  add check ((link_id is null) = (proposed_at is null));
create index items_proposed on action_items (company_id, assignee_id, proposed_at) where state = 'proposed';
