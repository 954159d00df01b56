-- A file that went on a transcript is known by its content, too: an import takes no file twice.
alter table transcript_parts
  -- SHA-256 of the uploaded file; null for pasted text and for files of before.
  add column source_hash bytea check (length(source_hash) = 32);
create index transcript_parts_by_source on transcript_parts (company_id, source_hash) where source_hash is not null;
