-- The deadline whose passing the chair was notified of: once for each.
alter table action_items add column escalated_deadline date;
create index items_overdue on action_items (company_id, deadline) where state in ('accepted', 'doing');
-- After how many working days; null: never.
alter table companies add column escalation_days smallint default 3 check (escalation_days between 1 and 30);
