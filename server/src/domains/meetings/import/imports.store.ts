import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface Taken {
  readonly uidHash: Buffer;
  readonly userId: string;
}

interface TakenTime {
  readonly id: string;
  readonly occurrence: Date;
}

export const importStore = {
  /** The occurrences of an event that this person took before, in milliseconds since 1970, and whether as a series. */
  known: async (
    db: Db,
    { uidHash, userId }: Taken,
  ): Promise<{ occurrences: ReadonlySet<number>; asSeries: boolean }> => {
    const rows = await db
      .selectFrom('imported_events as e')
      .innerJoin('meetings as m', (join) =>
        join.onRef('m.company_id', '=', 'e.company_id').onRef('m.id', '=', 'e.meeting_id'),
      )
      .select(['e.occurrence', 'm.series_id'])
      .where('e.user_id', '=', userId)
      .where('e.uid_hash', '=', uidHash)
      .execute();
    return {
      occurrences: new Set(rows.map(({ occurrence }) => occurrence.getTime())),
      asSeries: rows.some((row) => row.series_id !== null),
    };
  },

  note: async (
    db: Db,
    { uidHash, userId }: Taken,
    times: readonly TakenTime[],
    { importId, now }: { readonly importId: string; readonly now: Date },
  ): Promise<void> => {
    await sql`
      insert into imported_events (company_id, user_id, uid_hash, occurrence, meeting_id, import_id, imported_at)
      select (select app.company_id()), ${userId}, ${uidHash}, r.occurrence, r.id, ${importId}, ${now}
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as r(id uuid, occurrence timestamptz)
    `.execute(db);
  },

  /** The meetings one import of this person made. */
  madeBy: async (db: Db, { importId, userId }: { readonly importId: string; readonly userId: string }) => {
    const rows = await db
      .selectFrom('imported_events')
      .select(['meeting_id', 'imported_at'])
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .execute();
    return rows.map((row) => ({ meetingId: row.meeting_id, importedAt: row.imported_at }));
  },
};
