import type { Answer } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface SeriesAnswer {
  readonly seriesId: string;
  /** From this instance on, by the series' own hours. */
  readonly from: Date;
  readonly answer: Answer;
  readonly reason: string;
  readonly now: Date;
}

/** Upcoming instances that are neither cancelled nor drafts. */
const coming = ({ seriesId, from, now }: SeriesAnswer) => sql`
  m.series_id = ${seriesId} and m.series_start >= ${from} and m.starts_at > ${now} and m.cancelled_at is null and not m.is_draft`;

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

  answerSeriesAsMember: (db: Db, userId: string, given: SeriesAnswer) =>
    sql`
      update meeting_participants p set answer = ${given.answer}, answer_reason = ${given.reason}, answered_at = ${given.now}
      from meetings m where m.company_id = p.company_id and m.id = p.meeting_id and p.user_id = ${userId} and ${coming(given)}
    `.execute(db),

  answerSeriesAsGuest: (db: Db, email: string, given: SeriesAnswer) =>
    sql`
      update meeting_guests g set answer = ${given.answer}, answer_reason = ${given.reason}, answered_at = ${given.now}
      from meetings m where m.company_id = g.company_id and m.id = g.meeting_id and g.email = ${email} and ${coming(given)}
    `.execute(db),
};
