-- A line may rest on a note or vote and on the reading that says the same.
do $$
declare name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'minutes_lines'::regclass and contype = 'c' and conname <> 'minutes_lines_taken_source_check'
      and (pg_get_constraintdef(oid) like '%origin%reading_id%' or pg_get_constraintdef(oid) like '%note_id%')
  loop
    execute format('alter table minutes_lines drop constraint %I', name);
  end loop;
end $$;

alter table minutes_lines
  drop constraint minutes_lines_taken_source_check,
  -- A note is what the line is held against; a vote does not change.
  add constraint minutes_lines_taken_source_check check (case
    when reading_id is null then taken is null or note_id is not null
    else taken is not null or motion_id is not null end),
  add constraint minutes_lines_reading_source_check check (origin <> 'reading' or reading_id is not null),
  add constraint minutes_lines_note_source_check check (note_id is null or origin in ('typed', 'reading'));
