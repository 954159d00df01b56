import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';
import type { ExportedRow } from './company-data.store.ts';
import { formatCodes } from './format-codes.ts';
import { actNames, choiceNames, noteNames } from './record-columns.rules.ts';

/** What was recorded while meetings were held. */
export const liveRecordStore = {
  /** Of one person: what they did and wrote; what others put to the vote only where they may view the meeting now. */
  own: async (db: Db, userId: string) => {
    const { rows } = await sql<{
      what: string;
      meeting: string | null;
      meeting_id: string;
      text: string;
      at: Date;
    }>`
      select o.what, case when m.may_view then m.title end as meeting, o.meeting_id,
        concat_ws(': ', case when m.may_view then o.put end, o.text) as text, o.at from (
        select a.company_id, a.meeting_id, 'điểm danh' as what, null as put, concat_ws(', ', ${formatCodes('a.act', actNames)}, nullif(a.reason, '')) as text, a.at
        from attendance_records a where a.user_id = ${userId}
        union all
        select s.company_id, s.meeting_id, 'đăng ký phát biểu', null, '', s.registered_at
        from live_speakers s where s.user_id = ${userId}
        union all
        select n.company_id, n.meeting_id, 'ghi trong họp: ' || ${formatCodes('n.kind', noteNames)}, null, n.text, n.created_at
        from live_notes n where n.author_id = ${userId} and not n.is_deleted
        union all
        select o.company_id, o.meeting_id, 'biểu quyết', o.text, ${formatCodes('b.choice', choiceNames)}, b.cast_at
        from motion_ballots b join motions o on o.company_id = b.company_id and o.id = b.motion_id
        where b.user_id = ${userId}
        union all
        select o.company_id, o.meeting_id, 'bỏ phiếu kín', o.text, null, o.opened_at
        from motion_turnout t join motions o on o.company_id = t.company_id and o.id = t.motion_id
        where t.user_id = ${userId}
      ) o join ${meetingsAsSql(userId)} m on m.company_id = o.company_id and m.id = o.meeting_id
      order by o.at, o.what
    `.execute(db);
    return rows;
  },

  /** Of the company, a meeting at a time. */
  ofCompany: async (
    db: Db,
    viewerId: string,
    after: string | null,
    limit: number,
  ): Promise<ExportedRow[]> => {
    const { rows } = await sql<ExportedRow>`
      select m.id, jsonb_build_object('meetingId', m.id, 'startedAt', l.started_at, 'endedAt', l.ended_at,
        'agenda', (select coalesce(jsonb_agg(jsonb_build_object('agendaItemId', s.agenda_item_id, 'from', s.started_at,
          'to', s.ended_at) order by s.started_at, s.id), '[]') from live_spans s
          where s.company_id = l.company_id and s.meeting_id = l.meeting_id),
        'notes', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'authorId', n.author_id, 'kind', n.kind, 'text', n.text,
          'agendaItemId', n.agenda_item_id, 'second', n.second, 'assigneeId', n.assignee_id, 'deadline', n.deadline)
          order by n.second, n.created_at, n.id), '[]') from live_notes n
          where n.company_id = l.company_id and n.meeting_id = l.meeting_id and not n.is_deleted),
        'motions', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'text', o.text, 'body', o.body, 'call', o.call,
          'isSpecial', o.is_special, 'paper', o.paper,
          'agendaItemId', o.agenda_item_id, 'way', o.way, 'isSecret', o.is_secret, 'weighting', o.weighting,
          'total', o.total_weight / 100.0,
          'quorumPercent', o.quorum_share / 100.0, 'quorumInclusive', o.quorum_inclusive,
          'ratioPercent', o.ratio_share / 100.0, 'ratioInclusive', o.ratio_inclusive, 'deadline', o.deadline,
          'openedAt', o.opened_at, 'closedAt', o.closed_at, 'cancelledAt', o.cancelled_at, 'presentCount', o.present_count,
          'voters', (select coalesce(jsonb_agg(jsonb_build_object('userId', v.user_id, 'weight', v.weight / 100.0,
            'exclusion', v.exclusion, 'proxyHolderId', v.proxy_holder_id, 'isAttending', v.is_attending)
            order by v.user_id), '[]') from motion_voters v
            where v.company_id = o.company_id and v.motion_id = o.id),
          -- Of a vote that is open only who runs the meeting would see some of it: it is exported once it is over. One that was
          -- cancelled while it was open never has a result.
          'ballots', case when o.closed_at is not null or o.deadline <= least(o.cancelled_at, now()) then
            (select coalesce(jsonb_agg(jsonb_build_object('userId', b.user_id, 'choice', b.choice, 'way', b.way)
              order by b.user_id), '[]') from motion_ballots b
              where b.company_id = o.company_id and b.motion_id = o.id) end,
          'tallies', case when o.closed_at is not null or o.deadline <= least(o.cancelled_at, now()) then
            (select coalesce(jsonb_object_agg(t.choice, t.votes), '{}') from motion_tallies t
              where t.company_id = o.company_id and t.motion_id = o.id) end) order by o.number), '[]')
          from motions o where o.company_id = l.company_id and o.meeting_id = l.meeting_id),
        'attendance', (select coalesce(jsonb_agg(jsonb_build_object('userId', a.user_id, 'guestId', a.guest_id,
          'act', a.act, 'at', a.at, 'reason', a.reason, 'recordedBy', a.recorded_by) order by a.recorded_at, a.id), '[]')
          from attendance_records a where a.company_id = l.company_id and a.meeting_id = l.meeting_id)) as row
      from live_meetings l join ${meetingsAsSql(viewerId)} m on m.company_id = l.company_id and m.id = l.meeting_id
      where l.company_id = ${boundCompanyId} and m.may_find and (${after}::uuid is null or m.id > ${after}::uuid)
      order by m.id limit ${limit}`.execute(db);
    return rows;
  },
};
