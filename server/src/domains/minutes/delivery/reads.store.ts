import type { Db } from '../../../platform/database/kysely.ts';
import type { MinutesReadsTable } from './delivery.tables.ts';

export const readStore = {
  /** The first time counts. */
  insert: (db: Db, row: MinutesReadsTable) =>
    db
      .insertInto('minutes_reads')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  list: (db: Db, minutesId: string) =>
    db
      .selectFrom('minutes_reads')
      .select(['user_id', 'read_at'])
      .where('minutes_id', '=', minutesId)
      .execute(),
};
