-- The line of the corrected edition that a line of the new edition was copied from.
alter table minutes_lines
  add column corrects_minutes_id uuid,
  add column corrects_line_id uuid,
  add constraint minutes_lines_corrects_fkey foreign key (company_id, corrects_minutes_id, corrects_line_id)
    references minutes_lines (company_id, minutes_id, id) on delete set null (corrects_minutes_id, corrects_line_id),
  add constraint minutes_lines_corrects_check check ((corrects_minutes_id is null) = (corrects_line_id is null));
create index minutes_lines_by_corrected on minutes_lines (company_id, corrects_minutes_id, corrects_line_id)
  where corrects_line_id is not null;
