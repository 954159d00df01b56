-- A claim outlasts the slowest mail server, so that no second process takes a mail that is being sent; a failed try gets its own
-- delay when it ends. What has expired is no longer sent to anyone.
create or replace function app.take_due_mails(p_now timestamptz, p_most int, p_budgets int[])
returns table (id uuid, company_id uuid, subject_id uuid, address text, message jsonb, draft jsonb, attempts int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform app.release_guest_mails(p_now, p_budgets);
  delete from outbox_mails d where d.expires_at <= p_now and d.send_after <= p_now and d.sent_at is null and d.failed_at is null
    and d.waits_for is distinct from 'proof';
  return query
    update outbox_mails o set attempts = o.attempts + 1, send_after = p_now + interval '5 minutes'
    where o.id in (select d.id from outbox_mails d where d.sent_at is null and d.failed_at is null and d.send_after <= p_now
      and d.waits_for is distinct from 'proof'
      and (d.released_at is not null or d.company_id is null or d.of_closing
        or d.guest_of is null and not app.is_unverified_address(d.address))
      and app.may_leave(d.company_id, d.of_closing)
      order by d.send_after limit p_most for update skip locked)
    returning o.id, o.company_id, o.subject_id, o.address, o.message, o.draft, o.attempts;
end $$;

-- The claim of five minutes becomes the delay before the next try: one minute after the first, doubled up to about an hour.
create or replace function app.settle_mail(p_id uuid, p_sent_at timestamptz, p_failed_at timestamptz, p_error text, p_written jsonb, p_facts text)
returns void language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails set sent_at = p_sent_at, failed_at = p_failed_at, last_error = p_error,
    facts = coalesce(p_facts, facts),
    send_after = case when num_nonnulls(p_sent_at, p_failed_at) > 0 then send_after
      else send_after - interval '5 minutes' + interval '1 minute' * power(2, least(greatest(attempts, 1) - 1, 6)) end,
    message = case when message is null then p_written
      when secret and num_nonnulls(p_sent_at, p_failed_at) > 0
      then jsonb_set(message - 'html' - 'attachments' - 'calendar', '{text}', '""') else message end
  where id = p_id and sent_at is null
$$;
