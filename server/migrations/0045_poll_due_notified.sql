-- The words of the code: its creator is notified when a poll is due.

alter table polls rename column due_told_at to due_notified_at;
