-- Numbers are counted for each kind, whatever abbreviation the company prints.
alter table minutes_counters add column kind text check (kind in ('minutes', 'notice', 'extract', 'resolution'));
update minutes_counters set kind = case split_part(symbol, '-', 1)
  when 'BB' then 'minutes' when 'TB' then 'notice' when 'TrS' then 'extract' else 'resolution' end;
update minutes_counters c set last = (
  select max(o.last) from minutes_counters o
  where o.company_id = c.company_id and o.year = c.year and o.kind = c.kind);
delete from minutes_counters c using minutes_counters o
  where o.company_id = c.company_id and o.year = c.year and o.kind = c.kind and o.symbol < c.symbol;
alter table minutes_counters drop constraint minutes_counters_pkey;
alter table minutes_counters drop column symbol;
alter table minutes_counters alter column kind set not null;
alter table minutes_counters add primary key (company_id, year, kind);

-- The year that the first number was set for; other years begin with 1.
alter table minutes_settings add column first_number_year int;
update minutes_settings set first_number_year = extract(year from now() at time zone 'Asia/Ho_Chi_Minh') where first_number > 1;

-- What rules and names made of minutes when they were adopted; null before, and for those adopted earlier.
alter table minutes add column printed jsonb;

-- What line and action item said when the minutes last wrote the item.
alter table minutes_lines add column item_written jsonb;

-- A task that became an item may become another kind of line in a correction; at adoption its item follows.
do $$
declare
  name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'minutes_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%item_id%'
  loop
    execute format('alter table minutes_lines drop constraint %I', name);
  end loop;
end $$;
alter table minutes_lines
  add check (kind = 'task' or assignee_id is null and assignee_name is null and deadline is null);
