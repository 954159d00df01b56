-- Nothing stays for ever: mails after they have left, their secrets not even that long, pictures that nobody shows.

alter table outbox_mails
  -- Whoever reads it gets in by it (a link with a token): what it says goes as soon as it has left or is given up.
  add column secret boolean not null default false,
  -- The first its reader hears of the subject: taken back, there is nothing to withdraw.
  add column opens boolean not null default false,
  -- Leaves although its company is closed, for that is what it tells.
  add column of_closing boolean not null default false;

-- The function below, for what left before there was the column.
update outbox_mails set secret = true, message = jsonb_set(message - 'html' - 'attachments' - 'calendar', '{text}', '""')
  where (sent_at is not null or failed_at is not null) and message ->> 'text' like '%#token=%';

-- Mails of a closed company wait: they go on leaving when it is opened again, and go with it when it is removed.
create function app.may_leave(p_company uuid, p_of_closing boolean) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_company is null or p_of_closing
    or not exists (select from companies c where c.id = p_company and c.closed_at is not null)
$$;

create or replace function app.take_due_mails(p_now timestamptz, p_most int)
returns table (id uuid, message jsonb, attempts int)
language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails o set attempts = o.attempts + 1, send_after = p_now + interval '1 minute' * power(2, least(o.attempts, 6))
  where o.id in (select d.id from outbox_mails d where d.sent_at is null and d.failed_at is null and d.send_after <= p_now
    and app.may_leave(d.company_id, d.of_closing)
    order by d.send_after limit p_most for update skip locked)
  returning o.id, o.message, o.attempts
$$;

create or replace function app.next_mail_at() returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select min(send_after) from outbox_mails where sent_at is null and failed_at is null
    and app.may_leave(company_id, of_closing)
$$;

create or replace function app.settle_mail(p_id uuid, p_sent_at timestamptz, p_failed_at timestamptz, p_error text)
returns void language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails set sent_at = p_sent_at, failed_at = p_failed_at, last_error = p_error,
    message = case when secret and num_nonnulls(p_sent_at, p_failed_at) > 0
      then jsonb_set(message - 'html' - 'attachments' - 'calendar', '{text}', '""') else message end
  where id = p_id
$$;

-- Forgets mails that were settled that long ago; answers how many.
create function app.forget_mails(p_sent_before timestamptz, p_failed_before timestamptz) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from outbox_mails where sent_at < p_sent_before or failed_at < p_failed_before returning 1
  )
  select count(*)::int from gone
$$;

-- Which of these pictures somebody shows.
create function app.shown_pictures(p_addresses text[]) returns table (address text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.photo_url from users u where u.photo_url = any (p_addresses)
$$;

revoke all on function app.may_leave(uuid, boolean), app.forget_mails(timestamptz, timestamptz),
  app.shown_pictures(text[]) from public;
grant execute on function app.forget_mails(timestamptz, timestamptz), app.shown_pictures(text[]) to :"app";
