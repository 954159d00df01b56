import type { Db } from '../../../platform/database/kysely.ts';
import type { LiveKey } from '../live.store.ts';

export const speakerStore = {
  /** Everybody on the list, in the order in which they registered. */
  waiting: (db: Db, meetingId: string) =>
    db
      .selectFrom('live_speakers as s')
      .leftJoin('users as u', 'u.id', 's.user_id')
      .select(['s.user_id', 's.registered_at', 's.invited_at', 'u.display_name'])
      .where('s.meeting_id', '=', meetingId)
      .where('s.done_at', 'is', null)
      .orderBy('s.registered_at')
      .orderBy('s.id')
      .execute(),

  /** Somebody on the list keeps their place. */
  register: (
    db: Db,
    key: LiveKey,
    speaker: { readonly id: string; readonly userId: string; readonly now: Date },
  ) =>
    db
      .insertInto('live_speakers')
      .values({
        ...{ company_id: key.companyId, meeting_id: key.meetingId, id: speaker.id },
        ...{ user_id: speaker.userId, registered_at: speaker.now, invited_at: null, done_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Whether the person was on the list. */
  invite: async (db: Db, meetingId: string, userId: string, now: Date): Promise<boolean> => {
    const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await db
      .updateTable('live_speakers')
      .set({ invited_at: now })
      .where('meeting_id', '=', meetingId)
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .execute();
    return numUpdatedRows > 0n;
  },

  /** Takes off the list who had the floor, but this person. */
  finishOthers: (db: Db, meetingId: string, userId: string, now: Date) =>
    db
      .updateTable('live_speakers')
      .set({ done_at: now })
      .where('meeting_id', '=', meetingId)
      .where('user_id', '<>', userId)
      .where('invited_at', 'is not', null)
      .where('done_at', 'is', null)
      .execute(),

  /** Whether the person was on the list. */
  remove: async (db: Db, meetingId: string, userId: string, now: Date): Promise<boolean> => {
    const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await db
      .updateTable('live_speakers')
      .set({ done_at: now })
      .where('meeting_id', '=', meetingId)
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .execute();
    return numUpdatedRows > 0n;
  },

  clear: (db: Db, meetingId: string, now: Date) =>
    db
      .updateTable('live_speakers')
      .set({ done_at: now })
      .where('meeting_id', '=', meetingId)
      .where('done_at', 'is', null)
      .execute(),
};

export type SpeakerRow = Awaited<ReturnType<typeof speakerStore.waiting>>[number];
