-- A mail that was sent stays sent: a slower try that failed must not send it again.
create or replace function app.settle_mail(p_id uuid, p_sent_at timestamptz, p_failed_at timestamptz, p_error text, p_written jsonb, p_facts text)
returns void language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails set sent_at = p_sent_at, failed_at = p_failed_at, last_error = p_error,
    facts = coalesce(p_facts, facts),
    message = case when message is null then p_written
      when secret and num_nonnulls(p_sent_at, p_failed_at) > 0
      then jsonb_set(message - 'html' - 'attachments' - 'calendar', '{text}', '""') else message end
  where id = p_id and sent_at is null
$$;
