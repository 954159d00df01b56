import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { IdentitiesTable } from '../auth.tables.ts';

export const identitiesStore = {
  /** Whom an account elsewhere signs in, before a person is known. */
  find: async (db: Db, issuer: string, subject: string): Promise<string | null> => {
    const row = await db
      .selectFrom(sql<{ user_id: string }>`app.find_identity(${issuer}, ${subject})`.as('identity'))
      .select('user_id')
      .executeTakeFirst();
    return row?.user_id ?? null;
  },

  /** False when that account signs in somebody already, or the person has another one of this issuer. */
  insert: async (db: Db, identity: Insertable<IdentitiesTable>): Promise<boolean> => {
    const result = await db
      .insertInto('identities')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },

  /** How an address can sign in; none for an unknown one. */
  listMethods: async (db: Db, email: string): Promise<string[]> => {
    const rows = await db
      .selectFrom(sql<{ method: string }>`app.sign_in_methods(${email})`.as('way'))
      .select('method')
      .execute();
    return rows.map((row) => row.method);
  },
};
