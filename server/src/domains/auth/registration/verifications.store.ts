import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { EmailVerificationsTable } from '../auth.tables.ts';

/** Links that prove an address; each scope sees its own person's alone. */
export const verificationsStore = {
  insert: (db: Db, verification: Insertable<EmailVerificationsTable>) =>
    db.insertInto('email_verifications').values(verification).execute(),

  deleteExpired: (db: Db, userId: string, now: Date) =>
    db
      .deleteFrom('email_verifications')
      .where('user_id', '=', userId)
      .where('expires_at', '<=', now)
      .execute(),

  /** Uses up a link of the person's; false when it is none, was used or has run out. */
  spend: async (db: Db, userId: string, tokenHash: Buffer, now: Date): Promise<boolean> => {
    const result = await db
      .updateTable('email_verifications')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Uses up every link of the person's that is still open. */
  spendAll: (db: Db, userId: string, now: Date) =>
    db
      .updateTable('email_verifications')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute(),
};
