-- What a meeting is about; calendars colour by it.
alter table meetings add column kind text not null default 'other'
  check (kind in ('briefing', 'project', 'client', 'one-on-one', 'training', 'hiring', 'other'));

-- As in 0033, with the kind.
drop function app.meetings_as(uuid);
create function app.meetings_as(p_viewer uuid)
returns table (company_id uuid, id uuid, title text, kind text, folded text, goal text, type text, starts_at timestamptz,
  ends_at timestamptz, over_at timestamptz, ended_at timestamptz, time_zone text, location text, join_url text, room_id uuid,
  visibility text, is_draft boolean, is_sample boolean, series_id uuid, version int, created_by uuid, created_at timestamptz,
  cancelled_at timestamptz, cancelled_reason text, leader_id uuid, is_creator boolean, part text, answer text,
  answer_reason text, may_view boolean, may_find boolean, may_edit boolean, is_closed boolean)
language sql stable parallel safe as $$
  select m.company_id, m.id, m.title, m.kind, m.folded, m.goal, m.type, m.starts_at, m.ends_at, m.over_at, m.ended_at, m.time_zone,
    m.location, m.join_url, m.room_id, m.visibility, m.is_draft, m.is_sample, m.series_id, m.version, m.created_by,
    m.created_at, m.cancelled_at, m.cancelled_reason,
    coalesce((select chair.user_id from meeting_participants chair
      where chair.company_id = m.company_id and chair.meeting_id = m.id and chair.role = 'chair'), m.created_by),
    m.created_by = p_viewer, p.role, p.answer, p.answer_reason,
    app.may_view_meeting(m.created_by = p_viewer, p.role, m.visibility, m.is_draft),
    app.may_find_meeting(m.created_by = p_viewer, p.role, m.visibility, m.is_draft),
    app.may_edit_meeting(m.created_by = p_viewer, p.role), m.visibility = 'closed'
  from meetings m left join meeting_participants p
    on p.company_id = m.company_id and p.meeting_id = m.id and p.user_id = p_viewer $$;

revoke all on function app.meetings_as(uuid) from public;
grant execute on function app.meetings_as(uuid) to :"app";
