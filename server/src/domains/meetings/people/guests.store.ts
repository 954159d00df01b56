import type { Answer, GuestRole } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface NewGuest {
  readonly company_id: string;
  readonly meeting_id: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: GuestRole;
}

interface GuestKey {
  readonly meetingId: string;
  readonly id: string;
}

/** The guests of meetings; of many meetings at once as of one. */
export const guestStore = {
  insert: async (db: Db, guests: readonly NewGuest[]): Promise<void> => {
    if (guests.length === 0) return;
    await sql`
      insert into meeting_guests (company_id, meeting_id, id, email, name, role)
      select g.* from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb)
        as g(company_id uuid, meeting_id uuid, id uuid, email text, name text, role text)
    `.execute(db);
  },

  remove: async (db: Db, guests: readonly GuestKey[]): Promise<void> => {
    if (guests.length === 0) return;
    await sql`
      delete from meeting_guests g
      using jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as v("meetingId" uuid, id uuid)
      where g.meeting_id = v."meetingId" and g.id = v.id
    `.execute(db);
  },

  rename: async (
    db: Db,
    guests: readonly (GuestKey & { readonly name: string; readonly role: GuestRole })[],
  ): Promise<void> => {
    if (guests.length === 0) return;
    await sql`
      update meeting_guests g set name = v.name, role = v.role
      from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as v("meetingId" uuid, id uuid, name text, role text)
      where g.meeting_id = v."meetingId" and g.id = v.id
    `.execute(db);
  },

  answer: (db: Db, meetingId: string, by: { guestId: string; answer: Answer; reason: string; now: Date }) =>
    db
      .updateTable('meeting_guests')
      .set({ answer: by.answer, answer_reason: by.reason, answered_at: by.now })
      .where('meeting_id', '=', meetingId)
      .where('id', '=', by.guestId)
      .execute(),
};
