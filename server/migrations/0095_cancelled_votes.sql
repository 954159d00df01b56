-- A vote that was closed may be cancelled, with the reason.
alter table motions add column cancelled_reason text not null default '' check (length(cancelled_reason) <= 300);
do $$
declare
  name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'motions'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%closed_at%' and pg_get_constraintdef(oid) like '%cancelled_at%'
  loop
    execute format('alter table motions drop constraint %I', name);
  end loop;
end $$;
alter table motions add check (closed_at is null or cancelled_at is null or cancelled_reason <> '');
