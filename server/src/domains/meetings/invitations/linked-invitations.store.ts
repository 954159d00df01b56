import type { Answer } from '@hopgon/contract/meetings/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

type Sql = RawBuilder<unknown>;

interface SeriesAnswer {
  readonly seriesId: string;
  /** From this instance on, by the series' own hours. */
  readonly from: Date;
  readonly answer: Answer;
  readonly reason: string;
  readonly now: Date;
}

/** Upcoming instances that are neither cancelled nor drafts, of which the person has read the time. */
const coming = ({ seriesId, from, now }: SeriesAnswer, answer: Sql) => sql`
  m.series_id = ${seriesId} and m.series_start >= ${from} and m.starts_at > ${now} and m.cancelled_at is null
    and not m.is_draft and (${answer} <> 'waiting' or m.starts_at = m.series_start)`;

interface SeriesAhead {
  readonly seriesId: string;
  readonly now: Date;
}

/** The next meeting of a series that is not over, with somebody among its people; those at their own times come last. */
async function findNext(db: Db, { seriesId, now }: SeriesAhead, isInvited: Sql): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select m.id from meetings m
    where m.company_id = (select app.company_id()) and m.series_id = ${seriesId} and m.over_at > ${now}
      and m.cancelled_at is null and not m.is_draft and ${isInvited}
    order by m.starts_at <> m.series_start, m.starts_at limit 1`.execute(db);
  return rows[0]?.id;
}

export const linkedInvitationStore = {
  /** The company the scope is bound to, unless it is closed; with whether this person is still one of it. */
  company: (db: Db, userId: string) =>
    db
      .selectFrom('companies as c')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.company_id', '=', 'c.id').on('m.user_id', '=', userId).on('m.status', '=', 'active'),
      )
      .select(['c.name', 'm.user_id as member_id'])
      .where('c.id', '=', sql<string>`(select app.company_id())`)
      .where('c.closed_at', 'is', null)
      .executeTakeFirst(),

  findNextOfMember: (db: Db, userId: string, about: SeriesAhead) =>
    findNext(
      db,
      about,
      sql`exists (select from meeting_participants p
        where p.company_id = m.company_id and p.meeting_id = m.id and p.user_id = ${userId})`,
    ),

  findNextOfGuest: (db: Db, email: string, about: SeriesAhead) =>
    findNext(
      db,
      about,
      sql`exists (select from meeting_guests g
        where g.company_id = m.company_id and g.meeting_id = m.id and g.email = ${email})`,
    ),

  answerSeriesAsMember: (db: Db, userId: string, given: SeriesAnswer) =>
    sql`
      update meeting_participants p set answer = ${given.answer}, answer_reason = ${given.reason}, answered_at = ${given.now}
      from meetings m where m.company_id = p.company_id and m.id = p.meeting_id and p.user_id = ${userId} and ${coming(given, sql`p.answer`)}
    `.execute(db),

  answerSeriesAsGuest: (db: Db, email: string, given: SeriesAnswer) =>
    sql`
      update meeting_guests g set answer = ${given.answer}, answer_reason = ${given.reason}, answered_at = ${given.now}
      from meetings m where m.company_id = g.company_id and m.id = g.meeting_id and g.email = ${email} and ${coming(given, sql`g.answer`)}
    `.execute(db),
};
