-- A series says what repeats; each of its meetings is a row of `meetings` with all that hangs on one.
create table meeting_series (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  -- The first of those it was parted from, itself when it never was: their meetings are counted through.
  origin_id uuid not null,
  -- By whose calendar and clock it repeats.
  time_zone text not null,
  first_day date not null,
  start_time time(0) not null,
  length_ms int not null check (length_ms between 1 and 14 * 24 * 60 * 60 * 1000),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'yearly')),
  every int not null check (every between 1 and 99),
  -- ISO: Monday is 1.
  weekdays smallint[] check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  month smallint check (month between 1 and 12),
  -- A day of the month, or the nth weekday of it; -1 is the last.
  month_day smallint check (month_day between 1 and 31 or month_day = -1),
  nth smallint check (nth between 1 and 4 or nth = -1),
  nth_weekday smallint check (nth_weekday between 1 and 7),
  -- The last day, or how many; neither when it does not end.
  until_day date,
  times int check (times between 1 and 366),
  exceptions date[] not null default '{}' check (cardinality(exceptions) <= 100),
  -- Of one without an end there are meetings up to here; it is filled on in time.
  filled_until timestamptz,
  created_by uuid not null,
  -- iCalendar SEQUENCE of the series: grows with each change people are told of.
  sequence int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, origin_id) references meeting_series (company_id, id),
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  check ((frequency = 'weekly') = (weekdays is not null)),
  check ((frequency = 'yearly') = (month is not null)),
  check ((frequency in ('monthly', 'yearly')) = (num_nonnulls(month_day, nth) = 1)),
  check ((nth is null) = (nth_weekday is null)),
  check (until_day is null or times is null),
  check ((until_day is null and times is null) = (filled_until is not null))
);
create index series_by_origin on meeting_series (company_id, origin_id);

-- Judged at the end of a statement: meetings of a series that move together may take each other's places.
drop index one_meeting_of_a_series_start;
alter table meetings
  -- Not led by the company: before the planner knows any numbers it would read all meetings of a company by this index,
  -- unordered, where `meetings_by_start` ends after a page.
  add constraint one_meeting_of_a_series_start unique (series_id, company_id, series_start) deferrable initially immediate,
  add constraint series_of_company foreign key (company_id, series_id) references meeting_series (company_id, id);

alter table meeting_series enable row level security;
alter table meeting_series force row level security;
do $$
begin
  execute format('create policy owner_all on meeting_series to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on meeting_series to :"app"
  using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()));
grant select, insert, update on meeting_series to :"app";
