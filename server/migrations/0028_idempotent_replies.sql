-- A reply is stored in the transaction that did the work, so that a key is never without one: a request that runs holds an
-- advisory lock. What is older than a day is forgotten by a daily task over all people.
delete from idempotency_keys where status is null;
alter table idempotency_keys drop column status, alter column reply set not null;

create function app.forget_replies(p_before timestamptz) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from idempotency_keys where created_at < p_before returning 1) select count(*)::int from gone
$$;
revoke all on function app.forget_replies(timestamptz) from public;
grant execute on function app.forget_replies(timestamptz) to :"app";
