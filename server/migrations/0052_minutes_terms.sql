-- From when until when a decision holds, and what it replaces; asked at adoption.
alter table minutes_lines add column valid_from date;
alter table minutes_lines add column valid_to date;
alter table minutes_lines add column replaces text not null default '' check (length(replaces) <= 300);
alter table minutes_lines add check (kind = 'decision' or valid_from is null and valid_to is null and replaces = '');
alter table minutes_lines add check (valid_from is null or valid_to is null or valid_from <= valid_to);

-- The share of the invited members who must be present; null for more than half. Of the company's settings when it was drafted.
alter table minutes add column quorum_percent int check (quorum_percent between 1 and 100);
alter table minutes_settings add column quorum_percent int check (quorum_percent between 1 and 100);
-- Where a company goes on from a register on paper.
alter table minutes_settings add column first_number int not null default 1 check (first_number between 1 and 100000);
