-- A calendar's private address outlives sessions, so it ends with a new password and when an account changes hands. The person is
-- bound, but no company: the addresses are in all of theirs.
create function app.revoke_calendar_feeds() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from calendar_feeds f where f.user_id = app.user_id()
$$;

revoke all on function app.revoke_calendar_feeds() from public;
grant execute on function app.revoke_calendar_feeds() to :"app";
