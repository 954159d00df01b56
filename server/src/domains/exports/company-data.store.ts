import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';

/** A row under its id, by which the next page begins. */
export interface ExportedRow {
  readonly id: string;
  readonly row: unknown;
}

type PageOf = (db: Db, viewerId: string, after: string | null, limit: number) => Promise<ExportedRow[]>;

/** The company the scope is bound to, in words of the API. */
export const companyDataStore = {
  company: async (db: Db, viewerId: string): Promise<unknown> => {
    const { rows } = await sql<{ row: unknown }>`
      select jsonb_build_object('id', c.id, 'name', c.name, 'description', c.description, 'ownerId', c.owner_id,
        'inviteCode', c.invite_code, 'createdAt', c.created_at, 'settings', jsonb_build_object(
          'timeZone', c.time_zone, 'workingHours', jsonb_build_object('start', to_char(c.work_start, 'HH24:MI'),
            'end', to_char(c.work_end, 'HH24:MI')), 'lunch', case when c.lunch_start is not null then
            jsonb_build_object('start', to_char(c.lunch_start, 'HH24:MI'), 'end', to_char(c.lunch_end, 'HH24:MI')) end,
          'workDays', c.work_days,
          'defaultMeetingDuration', c.default_meeting_duration, 'escalationDays', c.escalation_days,
          'meetingFree', jsonb_build_object('mornings', c.meeting_free_mornings, 'afternoons', c.meeting_free_afternoons),
          'weeklyMeetingHours', c.weekly_meeting_hours, 'hourlyCost', c.hourly_cost, 'monthlyReport', c.monthly_report,
          'aiSummaryEnabled', c.ai_summary_enabled,
          'recordingEnabled', c.recording_enabled, 'requireApproval', c.require_approval,
          'allowAutoJoin', not c.require_approval, 'chatAccess', c.chat_access, 'figuresAccess', c.figures_access, 'requireSecondFactor', c.require_second_factor,
          'sessionHours', c.session_hours, 'mailDomains', c.mail_domains,
          'forbidRoomOverlaps', c.forbid_room_overlaps, 'forbidPersonOverlaps', c.forbid_person_overlaps),
        'days', (select coalesce(jsonb_agg(jsonb_build_object('date', d.day, 'kind', d.kind, 'name', d.name)
          order by d.day), '[]') from company_days d where d.company_id = c.id),
        'contradictions', (select coalesce(jsonb_agg(jsonb_build_object('firstId', k.first_id, 'secondId', k.second_id,
          'verdict', k.verdict, 'by', k.resolved_by, 'at', k.resolved_at) order by k.resolved_at), '[]')
          from decision_contradictions k where k.company_id = c.id
            -- Of two decisions whose meetings the reader may find, as everything else of them in the archive.
            and 2 = (select count(*) from (
              select d.meeting_id from minutes_lines l join minutes d on d.company_id = l.company_id and d.id = l.minutes_id
                where l.company_id = c.id and l.id in (k.first_id, k.second_id)
              union all select r.meeting_id from readings r where r.company_id = c.id and r.id in (k.first_id, k.second_id)
            ) place join ${meetingsAsSql(viewerId)} m on m.company_id = c.id and m.id = place.meeting_id
              where m.may_find)),
        'promiseVerdicts', (select coalesce(jsonb_agg(jsonb_build_object('id', v.promise_id, 'verdict', v.verdict,
          'by', v.resolved_by, 'at', v.resolved_at) order by v.resolved_at), '[]')
          from promise_verdicts v where v.company_id = c.id and exists (select from (
              select d.meeting_id from minutes_lines l join minutes d on d.company_id = l.company_id and d.id = l.minutes_id
                where l.company_id = c.id and l.id = v.promise_id
              union all select r.meeting_id from readings r where r.company_id = c.id and r.id = v.promise_id
            ) place join ${meetingsAsSql(viewerId)} m on m.company_id = c.id and m.id = place.meeting_id
              where m.may_find))) as row
      from companies c where c.id = ${boundCompanyId}`.execute(db);
    return rows[0]?.row ?? {};
  },

  members: (async (db, _viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select m.user_id as id, jsonb_build_object('userId', m.user_id, 'displayName', u.display_name, 'email', u.email,
        'status', m.status, 'role', case when c.owner_id = m.user_id then 'owner' when m.is_admin then 'admin'
          else 'member' end, 'department', m.department, 'position', m.position, 'joinedAt', m.joined_at) as row
      from memberships m join users u on u.id = m.user_id join companies c on c.id = m.company_id
      where m.company_id = ${boundCompanyId} and (${after}::uuid is null or m.user_id > ${after}::uuid)
      order by m.user_id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,

  meetings: (async (db, viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select m.id, case when m.may_find then jsonb_build_object('id', m.id, 'title', m.title, 'kind', m.kind, 'goal', m.goal,
          'type', m.type, 'startsAt', m.starts_at, 'endsAt', m.ends_at, 'timeZone', m.time_zone,
          'location', m.location, 'joinUrl', m.join_url, 'roomId', m.room_id, 'isDraft', m.is_draft,
          'endedAt', m.ended_at, 'visibility', m.visibility, 'createdBy', m.created_by,
          'cancelledAt', m.cancelled_at, 'cancelledReason', m.cancelled_reason, 'createdAt', m.created_at,
          'participants', (select coalesce(jsonb_agg(jsonb_build_object('userId', p.user_id, 'role', p.role,
            'answer', p.answer, 'answerReason', p.answer_reason)), '[]') from meeting_participants p
            where p.company_id = m.company_id and p.meeting_id = m.id),
          'guests', (select coalesce(jsonb_agg(jsonb_build_object('name', g.name, 'email', g.email, 'role', g.role,
            'answer', g.answer, 'answerReason', g.answer_reason)), '[]') from meeting_guests g
            where g.company_id = m.company_id and g.meeting_id = m.id),
          'agenda', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'minutes', a.minutes,
            'presenterId', a.presenter_id, 'note', a.note, 'done', a.done) order by a.position, a.id), '[]') from agenda_items a
            where a.company_id = m.company_id and a.meeting_id = m.id),
          'papers', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'size', f.size, 'uploadedBy', f.uploaded_by,
            'at', f.created_at) order by f.created_at, f.id), '[]') from papers f
            where f.company_id = m.company_id and f.meeting_id = m.id))
        else jsonb_build_object('busy', true, 'startsAt', m.starts_at, 'endsAt', m.ends_at) end as row
      from ${meetingsAsSql(viewerId)} m where m.company_id = ${boundCompanyId} and (${after}::uuid is null or m.id > ${after}::uuid)
        and (m.may_find or not m.is_draft and m.cancelled_at is null)
      order by m.id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,

  items: (async (db, viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select i.id, jsonb_build_object('id', i.id, 'title', i.title, 'assigneeId', i.assignee_id,
        'assigneeName', i.assignee_name, 'deadline', i.deadline, 'priority', i.priority, 'state', i.state,
        'meetingId', i.meeting_id, 'declineReason', i.decline_reason, 'askedDeadline', i.asked_deadline,
        'createdAt', i.created_at, 'updatedAt', i.updated_at,
        'changes', (select coalesce(jsonb_agg(jsonb_build_object('act', c.act, 'by', c.changed_by, 'at', c.changed_at,
          'assigneeId', c.assignee_id, 'deadlineBefore', c.deadline_before, 'deadline', c.deadline, 'reason', c.reason)
          order by c.id), '[]') from action_item_changes c where c.company_id = i.company_id and c.item_id = i.id),
        'comments', (select coalesce(jsonb_agg(jsonb_build_object('text', c.text, 'by', c.author_id, 'at', c.created_at,
          'mentioned', c.mentioned_ids) order by c.id), '[]') from action_item_comments c
          where c.company_id = i.company_id and c.item_id = i.id)) as row
      from action_items i left join ${meetingsAsSql(viewerId)} m on m.company_id = i.company_id and m.id = i.meeting_id
      where i.company_id = ${boundCompanyId} and (${after}::uuid is null or i.id > ${after}::uuid)
        and (m.may_find or m.is_closed is not true and ${viewerId} in (i.assignee_id, i.created_by))
      order by i.id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,

  readings: (async (db, viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select r.id, jsonb_build_object('id', r.id, 'meetingId', r.meeting_id, 'kind', r.kind, 'text', r.text,
        'engineText', r.engine_text, 'state', r.state, 'transcriptId', r.transcript_id, 'evidence', r.evidence,
        'assigneeId', r.assignee_id, 'assigneeName', r.assignee_name, 'deadline', r.deadline,
        'actionItemId', r.item_id, 'changes', (select coalesce(jsonb_agg(jsonb_build_object('act', c.act,
          'by', c.changed_by, 'at', c.changed_at, 'undoneBy', c.undone_by, 'undoneAt', c.undone_at)
          order by c.version), '[]') from reading_changes c
          where c.company_id = r.company_id and c.reading_id = r.id)) as row
      from readings r join ${meetingsAsSql(viewerId)} m on m.company_id = r.company_id and m.id = r.meeting_id
      where r.company_id = ${boundCompanyId} and m.may_find and (${after}::uuid is null or r.id > ${after}::uuid)
      order by r.id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,

  /** A draft belongs to the people who edit it; void ones are drafts that were given up. */
  minutes: (async (db, viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select d.id, jsonb_build_object('id', d.id, 'meetingId', d.meeting_id, 'edition', d.edition, 'state', d.state,
        'template', d.template, 'replacesId', d.replaces_id, 'legal', d.legal, 'ownTemplateId', d.own_template_id,
        'number', (select jsonb_build_object('year', n.year, 'symbol', n.symbol, 'number', n.number, 'state', n.state)
          from minutes_numbers n where n.company_id = d.company_id and n.minutes_id = d.id),
        'title', d.title, 'place', d.place, 'startsAt', d.starts_at, 'endsAt', d.ends_at, 'chairId', d.chair_id,
        'secretaryId', d.secretary_id, 'recipients', d.recipients, 'parentName', d.parent_name,
        'adoptedBy', d.adopter_id, 'adoptedAt', d.adopted_at, 'pdfHash', d.pdf_hash, 'lockedAt', d.locked_at,
        'cancelledReason', d.cancelled_reason,
        'sections', (select coalesce(jsonb_agg(jsonb_build_object('title', s.title, 'lines',
          (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'text', l.text, 'assigneeId', l.assignee_id,
            'assigneeName', l.assignee_name, 'deadline', l.deadline, 'validFrom', l.valid_from, 'validTo', l.valid_to, 'replaces', l.replaces,
            'replacesLineId', l.replaces_line_id, 'correctsLineId', l.corrects_line_id, 'noteId', l.note_id,
            'motionId', l.motion_id, 'origin', l.origin, 'engineText', l.engine_text,
            'transcriptId', l.transcript_id, 'evidence', l.evidence, 'confirmedBy', l.confirmed_by,
            'acceptedBy', l.accepted_by, 'actionItemId', l.item_id) order by l.position, l.id), '[]')
            from minutes_lines l where l.company_id = s.company_id and l.minutes_id = s.minutes_id
              and l.section_id = s.id and l.deleted_at is null)) order by s.position), '[]')
          from minutes_sections s where s.company_id = d.company_id and s.minutes_id = d.id),
        'people', (select coalesce(jsonb_agg(jsonb_build_object('userId', p.user_id, 'name', p.name, 'position', p.position,
          'part', p.part, 'attendance', p.attendance, 'reason', p.reason, 'seat', p.seat) order by p.place), '[]')
          from minutes_people p where p.company_id = d.company_id and p.minutes_id = d.id),
        'comments', (select coalesce(jsonb_agg(jsonb_build_object('lineId', c.line_id, 'text', c.text, 'authorId', c.author_id,
          'at', c.created_at, 'resolvedAt', c.resolved_at) order by c.created_at, c.id), '[]')
          from minutes_comments c where c.company_id = d.company_id and c.minutes_id = d.id),
        'documents', (select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'title', w.title, 'state', w.state,
          'recipients', w.recipients, 'pdfHash', w.pdf_hash, 'number', (select jsonb_build_object('year', n.year, 'symbol', n.symbol,
            'number', n.number, 'state', n.state) from minutes_numbers n where n.company_id = w.company_id and n.document_id = w.id))
          order by w.created_at, w.id), '[]')
          from minutes_documents w where w.company_id = d.company_id and w.minutes_id = d.id
            and (w.state <> 'draft' or m.may_edit)),
        'changes', (select coalesce(jsonb_agg(jsonb_build_object('act', h.act, 'lineId', h.line_id, 'before', h.before,
          'after', h.after, 'by', h.changed_by, 'at', h.changed_at) order by h.changed_at, h.id), '[]')
          from minutes_changes h where h.company_id = d.company_id and h.minutes_id = d.id),
        'signatures', (select coalesce(jsonb_agg(jsonb_build_object('part', g.part, 'way', g.way,
          'signerId', g.signer_id, 'recordedAt', g.recorded_at, 'hash', g.hash) order by g.part), '[]')
          from minutes_signatures g where g.company_id = d.company_id and g.minutes_id = d.id)) as row
      from minutes d join ${meetingsAsSql(viewerId)} m on m.company_id = d.company_id and m.id = d.meeting_id
      where d.company_id = ${boundCompanyId} and m.may_find and (d.state not in ('draft', 'void') or m.may_edit)
        and (${after}::uuid is null or d.id > ${after}::uuid)
      order by d.id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,

  transcripts: (async (db, viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select t.id, jsonb_build_object('id', t.id, 'meetingId', t.meeting_id, 'version', t.version, 'name', t.name,
        'createdAt', t.created_at, 'content', t.content,
        'parts', (select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'name', p.name, 'firstTurn', p.first_turn,
          'offsetMs', p.offset_ms, 'skipped', p.skipped, 'addedAt', p.added_at, 'content', p.content) order by p.number), '[]')
          from transcript_parts p where p.company_id = t.company_id and p.transcript_id = t.id), 'gaps', (select coalesce(jsonb_agg(jsonb_build_object(
          'beforeTurn', l.index, 'fromMs', l.start_ms - l.gap_ms, 'toMs', l.start_ms) order by l.index), '[]')
          from transcript_turns l where l.company_id = t.company_id and l.transcript_id = t.id and l.gap_ms is not null), 'corrections', (select coalesce(jsonb_agg(jsonb_build_object(
          'turn', c.index, 'before', c.before, 'after', c.after, 'by', c.corrected_by, 'byGlossary', c.by_glossary,
          'at', c.corrected_at)
          order by c.index, c.number), '[]') from turn_corrections c
          where c.company_id = t.company_id and c.transcript_id = t.id), 'analysis', t.analysis - '{summary,decisions,openQuestions}'::text[]) as row
      from transcripts t join ${meetingsAsSql(viewerId)} m on m.company_id = t.company_id and m.id = t.meeting_id
      where t.company_id = ${boundCompanyId} and m.may_find and (${after}::uuid is null or t.id > ${after}::uuid)
      order by t.id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,

  glossary: (async (db, _viewerId, after, limit) => {
    const { rows } = await sql<ExportedRow>`
      select g.id, jsonb_build_object('id', g.id, 'written', g.written, 'spoken', g.spoken, 'asks', g.asks,
        'state', g.state, 'createdAt', g.created_at, 'updatedAt', g.updated_at) as row
      from glossary_terms g
      where g.company_id = ${boundCompanyId} and (${after}::uuid is null or g.id > ${after}::uuid)
      order by g.id limit ${limit}`.execute(db);
    return rows;
  }) satisfies PageOf,
};
