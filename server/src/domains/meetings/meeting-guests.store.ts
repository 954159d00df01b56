import type { Db } from '../../platform/database/kysely.ts';

/** The guests from outside of a meeting, by name. */
export const listGuests = (db: Db, meetingId: string) =>
  db
    .selectFrom('meeting_guests')
    .select(['id', 'name', 'email', 'role', 'answer'])
    .where('meeting_id', '=', meetingId)
    .orderBy('name')
    .orderBy('id')
    .execute();

export type MailedGuest = Awaited<ReturnType<typeof listGuests>>[number];
