-- A mail that waits names its file in place of holding it; the file stays as long as the mail may leave.
create or replace function app.kept_minutes_files(p_ids text[]) returns table (file_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.pdf_file_id from minutes m where m.pdf_file_id = any (p_ids)
  union select s.file_id from minutes_signatures s where s.file_id = any (p_ids)
  union select d.pdf_file_id from minutes_documents d where d.pdf_file_id = any (p_ids)
  union select v.file_id from minutes_template_versions v where v.file_id = any (p_ids)
  union select a -> 'stored' ->> 'id' from outbox_mails o, jsonb_array_elements(o.message -> 'attachments') a
    where o.sent_at is null and a -> 'stored' ->> 'id' = any (p_ids)
$$;
