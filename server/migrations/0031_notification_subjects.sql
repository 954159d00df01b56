-- What a line of the bell asks its reader to do: answer a meeting, accept an item, approve a person. Null once it is done.
alter table notifications add column subject_id uuid;

-- Notifications that are there already: open invitations, proposed items, members who wait for approval.
update notifications n set subject_id = m.id
from meetings m join meeting_participants p on p.company_id = m.company_id and p.meeting_id = m.id
where n.kind = 'meeting-invited' and n.company_id = m.company_id and n.path = '/meetings/' || m.id
  and n.user_id = p.user_id and p.answer = 'waiting' and m.cancelled_at is null;

update notifications n set subject_id = i.id
from action_items i
where n.kind = 'item-proposed' and n.company_id = i.company_id and n.user_id = i.assignee_id and i.state = 'proposed'
  and n.path = coalesce('/meetings/' || i.meeting_id || '?tab=viec', '/dashboard')
  and position(' việc “' || i.title || '”. Nhận việc này chứ?' in n.text) > 0;

update notifications n set subject_id = m.user_id
from memberships m
where n.kind = 'member-waiting' and n.company_id = m.company_id and m.status = 'waiting'
  and n.text = m.display_name || ' đang chờ duyệt để tham gia công ty.';
