-- How many people a meeting has, kept with it: a list that counts them anew spends a quarter of its time on that. Like the
-- bookings it is kept by triggers, so that no way of changing a meeting forgets it.
alter table meetings add column participant_count int not null default 0 check (participant_count >= 0);

update meetings m set participant_count = p.people
from (select company_id, meeting_id, count(*) as people from meeting_participants group by company_id, meeting_id) p
where p.company_id = m.company_id and p.meeting_id = m.id;

-- One statement may take people out of many meetings; all take the meetings in the order of their ids, so that two such
-- statements wait for each other in turn.
create function app.count_people() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with changed as (
    select r.company_id, r.meeting_id, case tg_op when 'INSERT' then count(*) else -count(*) end as people
    from changed_rows r group by r.company_id, r.meeting_id
  ), locked as (
    select m.company_id, m.id, c.people from changed c
    join meetings m on m.company_id = c.company_id and m.id = c.meeting_id
    order by m.company_id, m.id for no key update of m
  )
  update meetings m set participant_count = m.participant_count + l.people
  from locked l where l.company_id = m.company_id and l.id = m.id;
  return null;
end $$;
-- By their names they run before the triggers that book people: these may wait for the company's turn, and whoever changes a
-- meeting has its row before that.
create trigger adjust_count_of_added_people after insert on meeting_participants
  referencing new table as changed_rows for each statement execute function app.count_people();
create trigger adjust_count_of_removed_people after delete on meeting_participants
  referencing old table as changed_rows for each statement execute function app.count_people();

revoke all on function app.count_people() from public;
