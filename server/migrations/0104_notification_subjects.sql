-- The version of what a line asks about: an answer by its button is for that, and for nothing that was changed since.
alter table notifications add column subject_version integer;

-- The meeting of a task whose reader may not open that meeting: the line leads to their own tasks, and says no more of a
-- closed meeting, and stays no longer than one that leads there.
alter table notifications add column meeting_id uuid;
