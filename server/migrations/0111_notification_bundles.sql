-- Which lines of the bell stand in one row: those of a reader with the same value. Null where a line stands alone, as all do that
-- were written before.
alter table notifications add column bundle text;
create index notifications_of_bundle on notifications (company_id, user_id, bundle, id) where bundle is not null;
