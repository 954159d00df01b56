-- The working day on which somebody last had the assignee of an item reminded of it.
alter table action_items add column reminded_on date;
