-- When people were reminded of a written vote, so that they are reminded once.
alter table motions add column reminded_at timestamptz;
