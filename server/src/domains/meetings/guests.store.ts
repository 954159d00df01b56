import type { Answer, GuestRole } from '@hopgon/contract/meetings/schemas';
import type { Db } from '../../platform/database/kysely.ts';

interface NewGuest {
  readonly company_id: string;
  readonly meeting_id: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: GuestRole;
}

export const guestStore = {
  insert: async (db: Db, guests: readonly NewGuest[]): Promise<void> => {
    if (guests.length > 0) await db.insertInto('meeting_guests').values(guests).execute();
  },

  remove: async (db: Db, meetingId: string, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    await db
      .deleteFrom('meeting_guests')
      .where('meeting_id', '=', meetingId)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute();
  },

  rename: (db: Db, meetingId: string, id: string, guest: { name: string; role: GuestRole }) =>
    db
      .updateTable('meeting_guests')
      .set(guest)
      .where('meeting_id', '=', meetingId)
      .where('id', '=', id)
      .execute(),

  answer: (db: Db, meetingId: string, by: { guestId: string; answer: Answer; reason: string; now: Date }) =>
    db
      .updateTable('meeting_guests')
      .set({ answer: by.answer, answer_reason: by.reason, answered_at: by.now })
      .where('meeting_id', '=', meetingId)
      .where('id', '=', by.guestId)
      .execute(),

  /** After a move. */
  askAgain: (db: Db, meetingId: string) =>
    db
      .updateTable('meeting_guests')
      .set({ answer: 'waiting', answer_reason: '', answered_at: null })
      .where('meeting_id', '=', meetingId)
      .execute(),
};
