import type { Answer } from '@hopgon/contract/meetings/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

type Outcomes = Readonly<Record<Exclude<Answer, 'waiting'>, string>>;

interface Completed {
  readonly companyId: string;
  /** The page of the meeting. */
  readonly path: string;
  /** What is said in place of the question, and of what was said before. */
  readonly outcome: string;
  readonly now: Date;
  /** Whose lines, for which time; all of them otherwise. */
  readonly answered?: { readonly userId: string; readonly startsAt: Date; readonly endsAt: Date };
}

interface Reopened {
  readonly meetingId: string;
  /** What the lines say now in place of their question. */
  readonly said: readonly string[];
  /** What they say where their time is answered. */
  readonly outcomes: Outcomes;
  /** Of one person; of all where nobody is named. */
  readonly userId?: string;
}

/** Lines that name when a meeting is; those written before times were kept are invitations without one. */
const namesTime = sql`(n.kind = 'meeting-invited' or (n.kind = 'meeting-changed' and n.time is not null))`;

const isAt = (startsAt: RawBuilder<unknown>, endsAt: RawBuilder<unknown>) => sql`
  ((n.time ->> 'startsAt')::timestamptz = ${startsAt} and (n.time ->> 'endsAt')::timestamptz = ${endsAt})`;

const answeredFor = ({ userId, startsAt, endsAt }: NonNullable<Completed['answered']>) => sql`
  n.user_id = ${userId} and (n.time is null or ${isAt(sql`${startsAt}`, sql`${endsAt}`)})`;

/** The meeting, and those of its series: one change may move them all. */
const isOfMeeting = (meetingId: string) => sql`
  n.company_id = m.company_id and n.path = '/meetings/' || m.id and (m.id = ${meetingId}
    or m.series_id = (select one.series_id from meetings one where one.id = ${meetingId}))`;

/** Lines of the bell that ask people to a meeting at a time. */
export const meetingLineStore = {
  complete: async (db: Db, { companyId, path, outcome, now, answered }: Completed): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      update notifications n set read_at = coalesce(n.read_at, ${now}), subject_id = null, outcome = ${outcome}
      where n.company_id = ${companyId} and n.path = ${path} and ${namesTime}
        and n.outcome is distinct from ${outcome} and ${answered ? answeredFor(answered) : sql`true`}
      returning n.user_id
    `.execute(db);
    return rows.map((row) => row.user_id);
  },

  /** Lines that name another time than a meeting is at ask for nothing. */
  completeMoved: async (db: Db, meetingId: string, moved: string, now: Date): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      update notifications n set read_at = coalesce(n.read_at, ${now}), subject_id = null, outcome = ${moved}
      from meetings m
      where ${isOfMeeting(meetingId)} and ${namesTime} and n.outcome is distinct from ${moved}
        and (n.time is null or not ${isAt(sql`m.starts_at`, sql`m.ends_at`)})
      returning n.user_id
    `.execute(db);
    return rows.map((row) => row.user_id);
  },

  /**
   * Lines that name the time a meeting is at, of one that is on, ask again where they said one of these outcomes, or say what was
   * answered for that time.
   */
  reopen: async (db: Db, { meetingId, said, outcomes, userId }: Reopened): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      update notifications n set
        outcome = ${JSON.stringify(outcomes)}::jsonb ->> p.answer,
        read_at = case when p.answer <> 'waiting' then n.read_at end,
        subject_id = case when p.answer = 'waiting' then m.id end
      from meetings m join meeting_participants p on p.company_id = m.company_id and p.meeting_id = m.id
      where ${isOfMeeting(meetingId)} and m.cancelled_at is null and p.user_id = n.user_id and ${namesTime}
        and n.outcome = any (${said}::text[]) and ${isAt(sql`m.starts_at`, sql`m.ends_at`)}
        and ${userId === undefined ? sql`true` : sql`n.user_id = ${userId}`}
      returning n.user_id
    `.execute(db);
    return rows.map((row) => row.user_id);
  },
};
