-- When a company pauses at noon, within its work; null where it does not.
alter table companies
  add column lunch_start time default '12:00',
  add column lunch_end time default '13:00';

-- Who works on one side of noon alone has no pause in it.
update companies set lunch_start = null, lunch_end = null where work_start >= lunch_start or work_end <= lunch_end;

alter table companies
  add constraint lunch_whole check (num_nulls(lunch_start, lunch_end) in (0, 2)),
  add constraint lunch_within_work check (lunch_start > work_start and lunch_end > lunch_start and work_end > lunch_end);
