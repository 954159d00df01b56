-- The digest of the day had a switch of its own beside its channels; who turned it off in a company has the channels off.
update users set notification_choices = jsonb_set(
  notification_choices, '{day-digest}', '{"bell": false, "mail": false, "push": false}')
where id in (select user_id from reminder_habits where not digest);
alter table reminder_habits drop column digest;
