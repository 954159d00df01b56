import { attendanceNames, roleNames } from '@hopgon/contract/minutes/names';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAs, meetingsAsSql } from '../meetings/meetings.views.ts';
import { formatCodes } from './format-codes.ts';
import { signerNames, wayNames } from './record-columns.rules.ts';

/** What is the person's own or about them. In a company the scope is bound to it; nothing asks beyond that. */
export const ownRecordStore = {
  account: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['email', 'display_name', 'phone', 'bio', 'photo_url', 'created_at', 'last_login'])
      .select(['email_notifications', 'meeting_reminders', 'chat_notifications'])
      .select(['notification_choices', 'quiet_hours', 'time_zone'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  sessions: (db: Db, userId: string) =>
    db
      .selectFrom('sessions')
      .select(['created_at', 'rotated_at', 'expires_at', 'revoked_at', 'user_agent', 'network'])
      .select(
        sql<boolean>`exists (select from push_subscriptions p where p.session_id = sessions.id)`.as(
          'gets_push',
        ),
      )
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),

  /** Ways to sign in, without what they are made of. */
  signInMethods: async (db: Db, userId: string): Promise<string[]> => {
    const { rows } = await sql<{ method: string }>`
      select 'mật khẩu' as method from credentials where user_id = ${userId}
      union all select provider from identities where user_id = ${userId}
      union all select 'ứng dụng xác thực' from totp_factors where user_id = ${userId} and confirmed_at is not null
      union all select 'passkey: ' || name from passkeys where user_id = ${userId}
    `.execute(db);
    return rows.map((row) => row.method);
  },

  meetings: (db: Db, userId: string) =>
    db
      .selectFrom(meetingsAs(userId))
      .where('m.may_view', '=', true)
      .where((is) => is.or([is('m.is_creator', '=', true), is('m.part', 'is not', null)]))
      .select([
        'm.id',
        'm.title',
        'm.kind',
        'm.goal',
        'm.type',
        'm.starts_at',
        'm.ends_at',
        'm.time_zone',
        'm.location',
        'm.visibility',
        'm.cancelled_at',
        'm.is_creator as made_by_me',
        'm.part as my_role',
        'm.answer as my_answer',
        'm.answer_reason as my_reason',
      ])
      .orderBy('m.starts_at')
      .orderBy('m.id')
      .execute(),

  actionItems: (db: Db, userId: string) =>
    db
      .selectFrom('action_items')
      .where((is) => is.or([is('assignee_id', '=', userId), is('created_by', '=', userId)]))
      .select(['id', 'title', 'deadline', 'priority', 'state', 'meeting_id', 'created_at', 'updated_at'])
      .select([
        sql<boolean>`coalesce(assignee_id = ${userId}, false)`.as('assigned_to_me'),
        sql<boolean>`coalesce(created_by = ${userId}, false)`.as('made_by_me'),
      ])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Their names and dates; the texts belong to everyone who spoke. */
  transcripts: (db: Db, userId: string) =>
    db
      .selectFrom('transcripts')
      .where('uploaded_by', '=', userId)
      .select(['id', 'meeting_id', 'version', 'name', 'format', 'turn_count', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** What they presented, uploaded or read before meetings; what others called it only where they may view the meeting now. */
  prepared: async (db: Db, userId: string) => {
    const { rows } = await sql<{
      what: string;
      name: string | null;
      meeting: string | null;
      meeting_id: string;
      at: Date | null;
    }>`
      select 'trình bày' as what, case when m.may_view then a.title end as name, case when m.may_view then m.title end as meeting, m.id as meeting_id, null::timestamptz as at
      from agenda_items a join ${meetingsAsSql(userId)} m on m.company_id = a.company_id and m.id = a.meeting_id
      where a.presenter_id = ${userId}
      union all
      select 'tải lên', p.name, case when m.may_view then m.title end, m.id, p.created_at
      from papers p join ${meetingsAsSql(userId)} m on m.company_id = p.company_id and m.id = p.meeting_id
      where p.uploaded_by = ${userId}
      union all
      select 'đã đọc', case when m.may_view then p.name end, case when m.may_view then m.title end, m.id, r.read_at
      from paper_reads r
        join papers p on p.company_id = r.company_id and p.id = r.paper_id
        join ${meetingsAsSql(userId)} m on m.company_id = p.company_id and m.id = p.meeting_id
      where r.user_id = ${userId}
      order by 4, 1, 2
    `.execute(db);
    return rows;
  },

  /** How minutes record them, what they said of minutes, which they signed, and when they first read them; of drafts only where they may edit. */
  minutes: async (db: Db, userId: string) => {
    const { rows } = await sql<{
      what: string;
      minutes: string;
      meeting_id: string;
      text: string;
      at: Date | null;
    }>`
      select o.what, d.title as minutes, d.meeting_id, o.text, o.at from (
        select p.company_id, p.minutes_id, 'có tên trong biên bản' as what,
          concat_ws(', ', ${formatCodes('p.part', roleNames)}, ${formatCodes('p.attendance', attendanceNames)}, nullif(p.reason, '')) as text, p.approved_at as at
        from minutes_people p where p.user_id = ${userId}
        union all
        select c.company_id, c.minutes_id, 'góp ý', c.text, c.created_at from minutes_comments c where c.author_id = ${userId}
        union all
        select g.company_id, g.minutes_id, 'chữ ký', concat_ws(', ', ${formatCodes('g.part', signerNames)}, ${formatCodes('g.way', wayNames)}, 'SHA-256 ' || g.hash), g.recorded_at
        from minutes_signatures g where g.signer_id = ${userId}
        union all
        select r.company_id, r.minutes_id, 'đã đọc', '', r.read_at from minutes_reads r where r.user_id = ${userId}
      ) o
        join minutes d on d.company_id = o.company_id and d.id = o.minutes_id
        join ${meetingsAsSql(userId)} m on m.company_id = d.company_id and m.id = d.meeting_id
      where m.may_view and (d.state not in ('draft', 'void') or m.may_edit)
      order by d.id, o.what, o.at
    `.execute(db);
    return rows;
  },

  /** What they asked and answered in polls for a time; nobody else's vote is among it. */
  votes: async (db: Db, userId: string) => {
    const { rows } = await sql<{
      poll: string;
      made_by_me: boolean;
      starts_at: Date | null;
      ends_at: Date | null;
      vote: string | null;
      voted_at: Date | null;
    }>`
      select p.title as poll, p.created_by = ${userId} as made_by_me, s.starts_at, s.ends_at, w.vote, v.voted_at
      from polls p
        left join poll_voters v on v.company_id = p.company_id and v.poll_id = p.id and v.user_id = ${userId}
        left join poll_votes w on w.company_id = v.company_id and w.poll_id = v.poll_id and w.voter_id = v.id
        left join poll_slots s on s.company_id = w.company_id and s.poll_id = w.poll_id and s.id = w.slot_id
      where p.created_by = ${userId} or v.id is not null
      order by p.created_at, p.id, s.starts_at
    `.execute(db);
    return rows;
  },

  /** When they are reminded, and which calendars they joined to this one. */
  calendar: async (db: Db, userId: string) => {
    const habits = await db
      .selectFrom('reminder_habits')
      .where('user_id', '=', userId)
      .select('minutes')
      .executeTakeFirst();
    const meetings = await db
      .selectFrom('meeting_reminders')
      .where('user_id', '=', userId)
      .select(['meeting_id', 'minutes'])
      .orderBy('meeting_id')
      .execute();
    const notes = await db
      .selectFrom('own_notes')
      .where('user_id', '=', userId)
      .select(['text', 'remind_at', 'created_at'])
      .orderBy('created_at')
      .execute();
    const feed = await db
      .selectFrom('calendar_feeds')
      .where('user_id', '=', userId)
      .select(['created_at', 'read_at'])
      .executeTakeFirst();
    const imported = await db
      .selectFrom('imported_events')
      .where('user_id', '=', userId)
      .select(['meeting_id', 'occurrence', 'imported_at'])
      .orderBy('imported_at')
      .orderBy('meeting_id')
      .execute();
    return { reminders: habits ?? null, meetingReminders: meetings, notes, feed: feed ?? null, imported };
  },

  /** What one chose of the model messages may go to, and what one's messages took of it. */
  models: async (db: Db, userId: string) => {
    const notice = await db
      .selectFrom('model_notices')
      .where('user_id', '=', userId)
      .select(['base_url', 'choice', 'chosen_at'])
      .executeTakeFirst();
    const usage = await db
      .selectFrom('model_usage')
      .where('user_id', '=', userId)
      .select(['day', 'calls', 'tokens', 'cost'])
      .orderBy('day')
      .execute();
    return { notice: notice ?? null, usage };
  },

  chatSessions: (db: Db, userId: string) =>
    db
      .selectFrom('chat_sessions')
      .where('user_id', '=', userId)
      .select(['id', 'title', 'message_count', 'created_at', 'updated_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  chatMessages: (db: Db, sessionId: string) =>
    db
      .selectFrom('chat_messages as m')
      .leftJoin('chat_cards as c', 'c.message_id', 'm.id')
      .where('m.session_id', '=', sessionId)
      .select(['m.id', 'm.role', 'm.content', 'm.reading', 'm.created_at'])
      .select(['c.command', 'c.state', 'c.change'])
      .orderBy('m.created_at')
      .orderBy('m.id')
      .execute(),
};
