-- Which reading of a file an event came of: what was taken together can be taken back together.
alter table imported_events add column import_id uuid;
create index imported_events_by_import on imported_events (company_id, user_id, import_id) where import_id is not null;
