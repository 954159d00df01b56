-- What an answer says of a meeting, and does not quote, goes as well when its reader may no longer see that meeting: a summary,
-- figures, a list, and what a model wrote of them.
alter table chat_sources drop constraint chat_sources_kind_check;
alter table chat_sources add constraint chat_sources_kind_check
  check (kind in ('turn', 'note', 'minutes', 'decision', 'task', 'meeting'));

with named as (
  select m.company_id, m.id, (m.reading ->> 'meetingId')::uuid as meeting_id
  from chat_messages m
  where m.reading ->> 'kind' in ('summary', 'figures') and m.reading ->> 'meetingId' is not null
  union
  select m.company_id, m.id, substring(l.value ->> 'path' from '^/meetings/([0-9a-f-]{36})')::uuid
  from chat_messages m cross join lateral jsonb_array_elements(m.reading -> 'links') l
  where m.reading ->> 'kind' = 'links' and l.value ->> 'path' ~ '^/meetings/[0-9a-f-]{36}'
)
insert into chat_sources (company_id, message_id, number, kind, meeting_id, source_id, index, hash)
select company_id, id, row_number() over (partition by company_id, id order by meeting_id), 'meeting', meeting_id, meeting_id, null, ''
from named;

-- Counts the changes of an open card, so that what is confirmed is what its person saw.
alter table chat_cards add column version int not null default 1;
