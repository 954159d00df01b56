-- When a task was completed; edits afterwards do not change it.
alter table action_items add column completed_at timestamptz;
update action_items i set completed_at = coalesce((
  select max(c.changed_at) from action_item_changes c
  where c.company_id = i.company_id and c.item_id = i.id and c.act = 'completed'), i.updated_at)
where i.state = 'done';

create function app.set_completion() returns trigger language plpgsql as $$
begin
  if new.state <> 'done' then
    new.completed_at := null;
  elsif tg_op = 'INSERT' or old.state <> 'done' then
    -- An undo gives back the time there was.
    new.completed_at := coalesce(new.completed_at, new.updated_at);
  end if;
  return new;
end $$;
revoke all on function app.set_completion() from public;
create trigger set_completion before insert or update on action_items for each row execute function app.set_completion();
alter table action_items add constraint done_when_completed check ((state = 'done') = (completed_at is not null));
