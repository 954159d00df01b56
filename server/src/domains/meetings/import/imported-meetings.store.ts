import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { ImportedTimes } from './imported-meeting.rules.ts';

type TakenRow = ImportedTimes['times'][number] & { readonly changeId: string };

interface Taker {
  readonly companyId: string;
  readonly userId: string;
  readonly now: Date;
}

export const importedMeetingsStore = {
  /** Meetings with their only person and the first line of their history, in as few statements for many as for one. */
  insert: async (
    db: Db,
    imported: ImportedTimes,
    rows: readonly TakenRow[],
    { companyId, userId, now }: Taker,
  ): Promise<void> => {
    const { title, goal, type, location, joinUrl } = imported;
    const usual = { title, goal, type, location, joinUrl };
    const json = JSON.stringify(
      rows.map((row) => ({ ...row, detached: row.own !== undefined, ...usual, ...row.own })),
    );
    await sql`
      insert into meetings (company_id, id, title, goal, type, starts_at, ends_at, time_zone, location, join_url,
        series_id, series_start, detached, created_by, created_at, updated_at)
      select ${companyId}, r.id, r.title, r.goal, r.type, r."startsAt", r."endsAt", ${imported.timeZone}, r.location,
        r."joinUrl", (r.series ->> 'id')::uuid, (r.series ->> 'start')::timestamptz, r.detached, ${userId}, ${now}, ${now}
      from jsonb_to_recordset(${json}::jsonb) as r(id uuid, "startsAt" timestamptz, "endsAt" timestamptz, title text,
        goal text, type text, location text, "joinUrl" text, series jsonb, detached boolean)
    `.execute(db);
    await sql`
      insert into meeting_participants (company_id, meeting_id, user_id, role, answer, answered_at)
      select ${companyId}, r.id, ${userId}, 'chair', 'accepted', ${now}
      from jsonb_to_recordset(${json}::jsonb) as r(id uuid)
    `.execute(db);
    await sql`
      insert into meeting_changes (company_id, meeting_id, id, version, kind, changed_by, at)
      select ${companyId}, r.id, r."changeId", 1, 'created', ${userId}, ${now}
      from jsonb_to_recordset(${json}::jsonb) as r(id uuid, "changeId" uuid)
    `.execute(db);
  },

  /** Only those of this person that nobody has changed and that nothing hangs on. */
  remove: (db: Db, ids: readonly string[], userId: string) =>
    db
      .deleteFrom('meetings as m')
      .where((eb) => eb('m.id', '=', eb.fn.any(eb.val(ids))))
      .where('m.created_by', '=', userId)
      .where('m.version', '=', 1)
      .where('m.participant_count', '=', 1)
      .where(sql<boolean>`not app.has_work(m.company_id, m.id)`)
      .returning(['m.id', 'm.series_id'])
      .execute(),
};
