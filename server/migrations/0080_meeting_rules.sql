-- What a company says of its meetings: halves of weekdays without any, the most hours a week for one person, what an hour of
-- work costs in đồng, and whether owner and admins get the figures of each month by mail.
alter table companies
  add column meeting_free_mornings smallint[] not null default '{}' check (meeting_free_mornings <@ '{1,2,3,4,5,6,7}'::smallint[]),
  add column meeting_free_afternoons smallint[] not null default '{}'
    check (meeting_free_afternoons <@ '{1,2,3,4,5,6,7}'::smallint[]),
  add column weekly_meeting_hours smallint check (weekly_meeting_hours between 1 and 60),
  add column hourly_cost integer check (hourly_cost between 1 and 100000000),
  add column monthly_report boolean not null default true,
  -- The last month whose figures were mailed.
  add column reported_month date check (extract(day from reported_month) = 1);
