-- Lines that rest on what was written and voted while the meeting was held: evidence of the kinds note and vote.
alter table minutes_lines
  -- Not references: a note or vote goes with its meeting, as the minutes do.
  add column note_id uuid,
  add column motion_id uuid,
  drop constraint minutes_lines_origin_check,
  add constraint minutes_lines_origin_check check (origin in ('typed', 'reading', 'agenda', 'vote')),
  add check ((origin = 'vote') = (motion_id is not null)),
  add check (note_id is null or origin = 'typed');
