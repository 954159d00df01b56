-- A task outside of meetings whose author left the company could be changed by nobody: it is its assignee's own from now on.
update action_items i set created_by = i.assignee_id, asked_deadline = null, asked_reason = null, asked_at = null,
  version = i.version + 1, updated_at = now()
from memberships author, memberships assignee
where i.meeting_id is null
  and author.company_id = i.company_id and author.user_id = i.created_by and author.status = 'removed'
  and assignee.company_id = i.company_id and assignee.user_id = i.assignee_id and assignee.status = 'active';
