import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

export const ownMembershipsStore = {
  /** Every company of a person, also those they left or wait for, the first joined first. */
  list: (db: Db, userId: string) =>
    db
      .selectFrom('memberships')
      .select(['company_id', 'status', 'department', 'position', 'is_admin', 'joined_at'])
      .where('user_id', '=', userId)
      .orderBy('joined_at')
      .orderBy('company_id')
      .execute(),

  /** Of the company the scope is bound to. */
  findBound: (db: Db) =>
    db
      .selectFrom('companies')
      .select(['name', 'owner_id'])
      .where('id', '=', sql<string>`(select app.company_id())`)
      .executeTakeFirst(),
};
