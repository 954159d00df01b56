import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { LiveMeetingsTable } from './live.tables.ts';

export interface LiveKey {
  readonly companyId: string;
  readonly meetingId: string;
}

const rows = (db: Db, meetingId: string) =>
  db
    .selectFrom('live_meetings')
    .select(['started_at', 'started_by', 'ended_at', 'ended_by', 'notes_revision'])
    .where('meeting_id', '=', meetingId);

export type LiveRow = NonNullable<Awaited<ReturnType<typeof liveStore.find>>>;

export const liveStore = {
  /** Undefined while nothing was recorded of the meeting. */
  find: (db: Db, meetingId: string) => rows(db, meetingId).executeTakeFirst(),

  /** The row, made where it is missing, and held until the transaction ends. */
  lock: async (db: Db, { companyId, meetingId }: LiveKey) => {
    await db
      .insertInto('live_meetings')
      .values({
        ...{ company_id: companyId, meeting_id: meetingId },
        ...{ started_at: null, started_by: null, ended_at: null, ended_by: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return rows(db, meetingId).forUpdate().executeTakeFirstOrThrow();
  },

  update: (db: Db, meetingId: string, set: Updateable<LiveMeetingsTable>) =>
    db.updateTable('live_meetings').set(set).where('meeting_id', '=', meetingId).execute(),

  spans: (db: Db, meetingId: string) =>
    db
      .selectFrom('live_spans')
      .select(['agenda_item_id', 'started_at', 'ended_at'])
      .where('meeting_id', '=', meetingId)
      .orderBy('started_at')
      .orderBy('id')
      .execute(),

  endSpan: (db: Db, meetingId: string, now: Date) =>
    db
      .updateTable('live_spans')
      .set({ ended_at: now })
      .where('meeting_id', '=', meetingId)
      .where('ended_at', 'is', null)
      .execute(),

  startSpan: (
    db: Db,
    key: LiveKey,
    span: { readonly id: string; readonly itemId: string; readonly now: Date },
  ) =>
    db
      .insertInto('live_spans')
      .values({
        ...{ company_id: key.companyId, meeting_id: key.meetingId, id: span.id },
        ...{ agenda_item_id: span.itemId, started_at: span.now, ended_at: null },
      })
      .execute(),

  extensions: (db: Db, meetingId: string) =>
    db
      .selectFrom('live_extensions')
      .select(['agenda_item_id', 'minutes'])
      .where('meeting_id', '=', meetingId)
      .execute(),

  extend: (db: Db, key: LiveKey, itemId: string, minutes: number) =>
    db
      .insertInto('live_extensions')
      .values({ company_id: key.companyId, meeting_id: key.meetingId, agenda_item_id: itemId, minutes })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'meeting_id', 'agenda_item_id']).doUpdateSet({ minutes }),
      )
      .execute(),

  /** When the person was seen before; null when never. */
  visit: async (db: Db, key: LiveKey, userId: string, now: Date): Promise<Date | null> => {
    const { rows: found } = await sql<{ seen_at: Date | null }>`
      with before as (
        select seen_at from live_visits where meeting_id = ${key.meetingId} and user_id = ${userId}
      ), saved as (
        insert into live_visits (company_id, meeting_id, user_id, seen_at)
        values (${key.companyId}, ${key.meetingId}, ${userId}, ${now})
        on conflict (company_id, meeting_id, user_id) do update set seen_at = excluded.seen_at
      )
      select (select seen_at from before) as seen_at`.execute(db);
    return found[0]?.seen_at ?? null;
  },

  visitorIds: async (db: Db, meetingId: string, since: Date): Promise<string[]> => {
    const visits = await db
      .selectFrom('live_visits')
      .select('user_id')
      .where('meeting_id', '=', meetingId)
      .where('seen_at', '>', since)
      .orderBy('user_id')
      .execute();
    return visits.map(({ user_id }) => user_id);
  },
};
