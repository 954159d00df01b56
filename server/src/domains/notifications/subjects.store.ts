import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { Db } from '../../platform/database/kysely.ts';

/** What a line of the bell needs to know of people and things, read where it is written. */
export const subjectStore = {
  nameOf: async (db: Db, userId: string): Promise<string> => {
    const person = await db
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', userId)
      .executeTakeFirst();
    return person?.display_name ?? 'Một người';
  },

  titleOf: async (db: Db, meetingId: string): Promise<string> => {
    const meeting = await db
      .selectFrom('meetings')
      .select(['title', 'visibility'])
      .where('id', '=', meetingId)
      .executeTakeFirst();
    return meeting ? titleOutside(meeting) : 'cuộc họp';
  },

  isClosed: async (db: Db, meetingId: string): Promise<boolean> => {
    const meeting = await db
      .selectFrom('meetings')
      .select('visibility')
      .where('id', '=', meetingId)
      .executeTakeFirst();
    return meeting?.visibility === 'closed';
  },

  /** Owner and admins. */
  managersOf: async (db: Db, companyId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select('m.user_id')
      .where('m.company_id', '=', companyId)
      .where((eb) => eb.or([eb('m.is_admin', '=', true), eb('c.owner_id', '=', eb.ref('m.user_id'))]))
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** Where a person is an active member; a person's own scope may read that. */
  companiesOf: async (db: Db, userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('memberships')
      .select('company_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'active')
      .execute();
    return rows.map((row) => row.company_id);
  },
};
