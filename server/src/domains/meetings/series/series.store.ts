import './series.tables.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type SeriesTime, timeColumns } from './series-columns.rules.ts';

interface NewSeries extends SeriesTime {
  readonly company_id: string;
  readonly id: string;
  readonly origin_id: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const seriesStore = {
  /** Locks it until the transaction ends. */
  lock: (db: Db, id: string) => seriesRows(db).where('id', '=', id).forUpdate().executeTakeFirst(),

  find: (db: Db, id: string) => seriesRows(db).where('id', '=', id).executeTakeFirst(),

  findAll: (db: Db, ids: readonly string[]) =>
    seriesRows(db)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  /** Ids of the series and of all that were parted from the same one, and whether any of them has no end. */
  family: async (db: Db, originId: string) => {
    const found = await db
      .selectFrom('meeting_series')
      .select(['id', 'filled_until'])
      .where('origin_id', '=', originId)
      .execute();
    return { ids: found.map(({ id }) => id), endless: found.some((row) => row.filled_until !== null) };
  },

  /** All that were parted from the same one, and that one, the first first. */
  parts: (db: Db, originId: string) =>
    seriesRows(db).where('origin_id', '=', originId).orderBy('first_day').orderBy('id').execute(),

  insert: (db: Db, row: NewSeries) => db.insertInto('meeting_series').values(row).execute(),

  /** At other times from now on; calendars know it by the next number. */
  setTime: (db: Db, id: string, time: SeriesTime, now: Date) =>
    db
      .updateTable('meeting_series')
      .set((eb) => ({ ...timeColumns(time), sequence: eb('sequence', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute(),

  /** Once none of their meetings is left. */
  remove: (db: Db, ids: readonly string[]) =>
    db
      .deleteFrom('meeting_series')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute(),

  /** Those of them without a meeting. */
  removeEmpty: (db: Db, ids: readonly string[]) =>
    db
      .deleteFrom('meeting_series as s')
      .where((eb) => eb('s.id', '=', eb.fn.any(eb.val(ids))))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('meetings as m')
              .select('m.id')
              .whereRef('m.company_id', '=', 's.company_id')
              .whereRef('m.series_id', '=', 's.id'),
          ),
        ),
      )
      .execute(),

  setFilledUntil: (db: Db, id: string, until: Date) =>
    db.updateTable('meeting_series').set({ filled_until: until }).where('id', '=', id).execute(),
};

const seriesRows = (db: Db) =>
  db.selectFrom('meeting_series').selectAll().select(sql<string[]>`exceptions::text[]`.as('exceptions'));

export type SeriesRow = NonNullable<Awaited<ReturnType<typeof seriesStore.find>>>;
