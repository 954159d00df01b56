import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type ItemRow, itemsAs } from '../action-items.store.ts';

/** The ids of a series and of all it was parted from: for people they are one. */
export const seriesOf = (seriesId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select part.id from meeting_series part
    join meeting_series own on own.company_id = part.company_id and own.origin_id = part.origin_id
  where own.company_id = (select app.company_id()) and own.id = ${seriesId})`;

/** The meeting to which items are carried over. */
export interface NextMeeting {
  readonly seriesId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** What is of a closed meeting goes onto the agenda of a closed one alone. */
  readonly isClosed: boolean;
}

export interface CarriedRow extends ItemRow {
  readonly carried_over: number;
}

const mostCarried = 200;

/** Meetings of a series, and of those it was parted from, that are or were to take place. */
const meetingsOf = (seriesId: string) => sql`
  from meetings s where s.company_id = (select app.company_id()) and s.cancelled_at is null and not s.is_draft
    and s.series_id in ${seriesOf(sql`${seriesId}::uuid`)}`;

export const carriedItemStore = {
  /** Whether an earlier meeting of the series is still to come or goes on. */
  hasEarlier: async (db: Db, { seriesId, startsAt }: NextMeeting, now: Date): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select ${meetingsOf(seriesId)} and s.starts_at < ${startsAt} and s.ends_at > ${now}) as found`.execute(
      db,
    );
    return rows[0]?.found ?? false;
  },

  /** Accepted items of earlier meetings of the series that were not done at an instant, as far as the person may see them. */
  openAt: (
    db: Db,
    viewerId: string,
    { seriesId, startsAt, isClosed }: NextMeeting,
    at: Date,
  ): Promise<CarriedRow[]> =>
    itemsAs(db, viewerId)
      .select(
        sql<number>`(select count(*)::int ${meetingsOf(seriesId)}
          and s.starts_at > m.starts_at and s.starts_at <= ${startsAt})`.as('carried_over'),
      )
      .where(sql<boolean>`m.series_id in ${seriesOf(sql`${seriesId}::uuid`)}`)
      .where('m.starts_at', '<', startsAt)
      .$if(!isClosed, (query) => query.where('m.is_closed', '=', false))
      .where('i.created_at', '<=', at)
      .where((is) =>
        is.or([
          is('i.state', 'in', ['accepted', 'doing']),
          is.and([is('i.state', '=', 'done'), is('i.completed_at', '>', at)]),
        ]),
      )
      .where((is) =>
        is.or([
          is('m.may_view', '=', true),
          is('i.assignee_id', '=', viewerId),
          is('i.created_by', '=', viewerId),
        ]),
      )
      .orderBy(sql`coalesce(i.deadline, 'infinity'::date)`)
      .orderBy('i.id')
      .limit(mostCarried)
      .execute(),
};
