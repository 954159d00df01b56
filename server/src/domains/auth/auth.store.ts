import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { PasswordResetsTable } from './auth.tables.ts';

/** What an address says of its account. */
export interface AccountRow {
  readonly user_id: string;
  readonly password_hash: string | null;
  readonly awaits_confirmation: boolean;
  readonly known_network: boolean;
}

export type ResetRow = Pick<Selectable<PasswordResetsTable>, 'user_id' | 'expires_at' | 'used_at'> & {
  readonly email: string;
};

export const authStore = {
  findAccount: (db: Db, email: string, network: string, since: Date) =>
    db
      .selectFrom(sql<AccountRow>`app.find_account(${email}, ${network}, ${since})`.as('account'))
      .selectAll()
      .executeTakeFirst(),

  findPasswordHash: async (db: Db, userId: string): Promise<string | null> => {
    const row = await db
      .selectFrom('credentials')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.password_hash ?? null;
  },

  /** The password of an account that waits for its mail's link. */
  findWaitingPassword: (db: Db, userId: string) =>
    db
      .selectFrom('credentials as c')
      .innerJoin('users as u', 'u.id', 'c.user_id')
      .where('c.user_id', '=', userId)
      .where('u.awaits_confirmation', '=', true)
      .select(['c.password_hash', 'c.changed_at'])
      .executeTakeFirst(),

  /** When the password was set, held until the transaction ends. */
  lockPasswordDate: async (db: Db, userId: string): Promise<Date | null> => {
    const row = await db
      .selectFrom('credentials')
      .select('changed_at')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    return row?.changed_at ?? null;
  },

  /** The hash of the password, held until the transaction ends. */
  lockPasswordHash: async (db: Db, userId: string): Promise<string | null> => {
    const row = await db
      .selectFrom('credentials')
      .select('password_hash')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    return row?.password_hash ?? null;
  },

  setPasswordHash: (db: Db, userId: string, passwordHash: string, now: Date) =>
    db
      .insertInto('credentials')
      .values({ user_id: userId, password_hash: passwordHash, changed_at: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ password_hash: passwordHash, changed_at: now }),
      )
      .execute(),

  /** False when the person had none. */
  deletePassword: async (db: Db, userId: string): Promise<boolean> => {
    const result = await db.deleteFrom('credentials').where('user_id', '=', userId).executeTakeFirst();
    return result.numDeletedRows === 1n;
  },

  findReset: (db: Db, tokenHash: Buffer) =>
    db.selectFrom(sql<ResetRow>`app.find_reset(${tokenHash})`.as('reset')).selectAll().executeTakeFirst(),

  deleteExpiredResets: (db: Db, userId: string, now: Date) =>
    db.deleteFrom('password_resets').where('user_id', '=', userId).where('expires_at', '<', now).execute(),

  insertReset: (db: Db, reset: Insertable<PasswordResetsTable>) =>
    db.insertInto('password_resets').values(reset).execute(),

  /** Uses up every open reset of the person, and answers the hashes of their tokens. */
  spendResets: async (db: Db, userId: string, now: Date): Promise<Buffer[]> => {
    const used = await db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .execute();
    return used.map((row) => row.token_hash);
  },
};
