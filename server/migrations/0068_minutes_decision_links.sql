-- What a decision replaces: an earlier decision of the company, beside the words that are printed.
alter table minutes_lines
  add column replaces_minutes_id uuid,
  add column replaces_line_id uuid,
  add constraint minutes_lines_replaces_fkey foreign key (company_id, replaces_minutes_id, replaces_line_id)
    references minutes_lines (company_id, minutes_id, id) on delete set null (replaces_minutes_id, replaces_line_id),
  add constraint minutes_lines_replaced_line_check check ((replaces_minutes_id is null) = (replaces_line_id is null)
    and (replaces_line_id is null or kind = 'decision'));
create index minutes_lines_by_replaced on minutes_lines (company_id, replaces_minutes_id, replaces_line_id)
  where replaces_line_id is not null;

-- What some signed and others did not stays adopted while a new edition takes its place.
drop index live_minutes;
create unique index live_minutes on minutes (company_id, meeting_id) where state in ('draft', 'review');
