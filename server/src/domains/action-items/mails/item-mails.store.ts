import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { assigneeStore } from '../people/assignees.store.ts';

export const itemMailStore = {
  /** Of an active member of the bound company. */
  mailbox: (db: Db, userId: string) =>
    db
      .selectFrom('users as u')
      .innerJoin('memberships as s', 's.user_id', 'u.id')
      .select(['u.display_name as name', 'u.email as address'])
      .where('u.id', '=', userId)
      .where('s.company_id', '=', sql<string>`(select app.company_id())`)
      .where('s.status', '=', 'active')
      .executeTakeFirst(),

  /** The first of these people who is an active member of the bound company. */
  firstActive: async (db: Db, userIds: readonly (string | null)[]): Promise<string | null> => {
    const active = await assigneeStore.listActive(db, userIds);
    return userIds.find((id) => id !== null && active.has(id)) ?? null;
  },

  /** Of a person and the bound company. */
  names: (db: Db, userId: string) =>
    db
      .selectFrom('users as u')
      .innerJoin('companies as c', (join) => join.on('c.id', '=', sql<string>`(select app.company_id())`))
      .select(['u.display_name as name', 'c.name as company_name', 'c.time_zone'])
      .where('u.id', '=', userId)
      .executeTakeFirst(),
};
