-- Led by the series also where an earlier 0010 led it by the company: before the planner knows any numbers it would read
-- all meetings of a company by that index, unordered, where `meetings_by_start` ends after a page.
alter table meetings
  drop constraint one_meeting_of_a_series_start,
  add constraint one_meeting_of_a_series_start unique (series_id, company_id, series_start) deferrable initially immediate;
