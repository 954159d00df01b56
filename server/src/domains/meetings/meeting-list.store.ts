import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface ListWanted {
  readonly viewerId: string;
  /** Meetings that end after this, and start after `startsAfter`, which lets the index skip the past. */
  readonly from?: Date | undefined;
  readonly startsAfter?: Date | undefined;
  readonly to?: Date | undefined;
  readonly search?: string | undefined;
  readonly after?: { readonly startsAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** Meetings the viewer created, is invited to or may see as a member, by start: one statement, also for the count. */
export const listVisible = (db: Db, wanted: ListWanted) =>
  visibleTo(db, wanted.viewerId)
    .where((eb) =>
      eb.and(
        [
          wanted.from && eb('m.ends_at', '>', wanted.from),
          wanted.startsAfter && eb('m.starts_at', '>', wanted.startsAfter),
          wanted.to && eb('m.starts_at', '<', wanted.to),
          wanted.search && titleHas(wanted.search),
          wanted.after &&
            eb(eb.refTuple('m.starts_at', 'm.id'), '>', eb.tuple(wanted.after.startsAt, wanted.after.id)),
        ].filter((condition) => condition !== undefined && condition !== ''),
      ),
    )
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(wanted.limit)
    .execute();

export type SummaryRow = Awaited<ReturnType<typeof listVisible>>[number];

/** Meetings of this title, or with it in theirs, those nearest to now first. */
export const findByTitle = (db: Db, wanted: { viewerId: string; title: string; now: Date; limit: number }) =>
  visibleTo(db, wanted.viewerId)
    .where(titleHas(wanted.title))
    .orderBy(sql`app.fold(m.title) = app.fold(${wanted.title})`, 'desc')
    .orderBy(sql`abs(extract(epoch from m.starts_at - ${wanted.now}::timestamptz))`)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id')
    .limit(wanted.limit)
    .execute();

/** The newest meeting that has begun; when none has, the next one. Cancelled ones do not count. */
export const findNearest = async (db: Db, wanted: { viewerId: string; now: Date }) => {
  const held = visibleTo(db, wanted.viewerId).where('m.cancelled_at', 'is', null);
  const begun = await held
    .where('m.starts_at', '<=', wanted.now)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (begun) return begun;
  return held
    .where('m.starts_at', '>', wanted.now)
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
};

export const findVisible = (db: Db, wanted: { viewerId: string; id: string }) =>
  visibleTo(db, wanted.viewerId).where('m.id', '=', wanted.id).executeTakeFirst();

const visibleTo = (db: Db, viewerId: string) =>
  db
    .selectFrom('meetings as m')
    .leftJoin('meeting_participants as me', (join) =>
      join
        .onRef('me.company_id', '=', 'm.company_id')
        .onRef('me.meeting_id', '=', 'm.id')
        .on('me.user_id', '=', viewerId),
    )
    .select([
      'm.id',
      'm.title',
      'm.type',
      'm.starts_at',
      'm.ends_at',
      'm.time_zone',
      'm.location',
      'm.cancelled_at',
      'm.version',
      'me.answer as my_answer',
    ])
    .select((eb) =>
      eb
        .selectFrom('meeting_participants as p')
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .whereRef('p.company_id', '=', 'm.company_id')
        .whereRef('p.meeting_id', '=', 'm.id')
        .as('participant_count'),
    )
    .where((eb) =>
      eb.or([
        eb('m.created_by', '=', viewerId),
        eb('me.user_id', 'is not', null),
        eb('m.visibility', '=', 'company'),
      ]),
    );

const titleHas = (text: string) => sql<boolean>`position(app.fold(${text}) in app.fold(m.title)) > 0`;
