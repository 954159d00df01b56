-- A conversation nobody named takes its title from the first message that is answered.
alter table chat_sessions add column is_named boolean not null default true;
update chat_sessions set is_named = false where message_count = 0 and title ~ '^Cuộc trò chuyện mới [0-9]+$';
