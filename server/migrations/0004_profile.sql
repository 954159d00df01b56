-- What people say of themselves, and what may reach them. An account that ended keeps its bare row: minutes go on naming
-- the person.
alter table users
  add column phone text not null default '' check (length(phone) <= 20),
  add column bio text not null default '' check (length(bio) <= 500),
  add column email_notifications boolean not null default true,
  add column meeting_reminders boolean not null default true,
  add column chat_notifications boolean not null default true,
  add column version int not null default 1,
  add column deleted_at timestamptz,
  -- Only images this server encoded.
  add constraint photo_is_ours check (photo_url ~ '^/api/v1/avatars/[0-9a-f]{32}$'),
  add constraint deleted_is_bare check (deleted_at is null or (email = id::text || '@deleted.invalid'
    and photo_url is null and phone = '' and bio = '' and last_login is null and current_company_id is null));

-- Whoever deletes their account has no mail of it waiting for an address they no longer want written to.
create index outbox_by_user on outbox_mails (user_id) where user_id is not null;
