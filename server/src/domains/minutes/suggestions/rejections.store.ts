import type { Db } from '../../../platform/database/kysely.ts';

export const rejectionStore = {
  /** The readings, notes and votes that are not to be suggested for these minutes. */
  list: async (db: Db, minutesId: string): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('minutes_rejections')
      .select('source_id')
      .where('minutes_id', '=', minutesId)
      .execute();
    return new Set(rows.map(({ source_id: id }) => id));
  },

  insert: (
    db: Db,
    key: { readonly company_id: string; readonly minutes_id: string },
    sourceIds: readonly string[],
    rejectedAt: Date,
  ) =>
    db
      .insertInto('minutes_rejections')
      .values(sourceIds.map((source_id) => ({ ...key, source_id, rejected_at: rejectedAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  remove: (db: Db, minutesId: string, sourceIds: readonly string[]) =>
    db
      .deleteFrom('minutes_rejections')
      .where('minutes_id', '=', minutesId)
      .where((is) => is('source_id', '=', is.fn.any(is.val(sourceIds))))
      .execute(),
};
