-- What a line of the bell asks its reader to do: answer a meeting, accept an item, approve a person. Null once it is done.
alter table notifications add column subject_id uuid;
