-- Each message updates its conversation: with the time of change in no index such an update touches none of them and leaves
-- nothing behind (a heap-only tuple, given room on the page). A person's conversations are few enough to sort.
drop index chat_sessions_by_user;
create index chat_sessions_by_user on chat_sessions (company_id, user_id);
alter table chat_sessions set (fillfactor = 70);

-- Folding an answer here took longer than storing it: the store folds it on the way in, by the engine's rule, which is the same.
alter table chat_messages alter column folded drop expression;
alter table chat_messages alter column folded set not null;
