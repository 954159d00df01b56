-- For the operator: how many mails of all companies are late or were given up, and nothing about them.
create function app.mail_backlog(p_late_before timestamptz, p_failed_after timestamptz) returns table (late bigint, failed bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where sent_at is null and failed_at is null and attempts > 0 and created_at < p_late_before),
    count(*) filter (where failed_at >= p_failed_after)
  from outbox_mails where sent_at is null
$$;
revoke all on function app.mail_backlog(timestamptz, timestamptz) from public;
grant execute on function app.mail_backlog(timestamptz, timestamptz) to :"app";
