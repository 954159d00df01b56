import './second-factors.tables.ts';
import type { Db } from '../../../platform/database/kysely.ts';

export const secondFactorsStore = {
  /** The person's app, held until the transaction ends. */
  lockTotp: (db: Db, userId: string) =>
    db
      .selectFrom('totp_factors')
      .select(['sealed_secret', 'created_at', 'confirmed_at', 'last_step'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst(),

  /** What the person has: when two-factor was turned on, codes left, passkeys. One query. */
  summary: (db: Db, userId: string) =>
    db
      .selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('totp_factors')
          .select('confirmed_at')
          .where('user_id', '=', userId)
          .as('two_factor_since'),
        selectFrom('recovery_codes')
          .select(fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('used_at', 'is', null)
          .as('codes_left'),
        selectFrom('passkeys')
          .select(fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .as('passkey_count'),
        selectFrom('credentials')
          .select('changed_at')
          .where('user_id', '=', userId)
          .as('password_changed_at'),
      ])
      .executeTakeFirstOrThrow(),

  /** Starts again; false when an app is confirmed already. */
  startTotp: async (db: Db, userId: string, sealedSecret: Buffer, now: Date): Promise<boolean> => {
    const result = await db
      .insertInto('totp_factors')
      .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealedSecret, created_at: now })
          .where('totp_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },

  completeTotp: (db: Db, userId: string, step: number, now: Date) =>
    db
      .updateTable('totp_factors')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .execute(),

  takeStep: (db: Db, userId: string, step: number) =>
    db.updateTable('totp_factors').set({ last_step: step }).where('user_id', '=', userId).execute(),

  /** With its recovery codes; false when none was confirmed. */
  removeTotp: async (db: Db, userId: string): Promise<boolean> => {
    const result = await db
      .deleteFrom('totp_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return result.numDeletedRows === 1n;
  },

  /** The app, confirmed or not, when it was set up before a moment; with null in any case. */
  forget: async (db: Db, userId: string, before: Date | null): Promise<void> => {
    await db
      .deleteFrom('totp_factors')
      .where('user_id', '=', userId)
      .$if(before !== null, (query) => query.where('created_at', '<', before ?? new Date()))
      .execute();
    await db.deleteFrom('spent_challenges').where('user_id', '=', userId).execute();
  },

  replaceRecoveryCodes: async (db: Db, userId: string, hashes: readonly Buffer[], now: Date) => {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: now })))
      .execute();
  },

  /** False when it is none of the person's, or used. */
  takeRecoveryCode: async (db: Db, userId: string, hash: Buffer, now: Date): Promise<boolean> => {
    const result = await db
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** False when the challenge was answered before. Those that have run out meanwhile are forgotten. */
  spendChallenge: async (
    db: Db,
    userId: string,
    challenge: { readonly id: string; readonly expiresAt: Date },
    now: Date,
  ): Promise<boolean> => {
    await db
      .deleteFrom('spent_challenges')
      .where('user_id', '=', userId)
      .where('expires_at', '<', now)
      .execute();
    const result = await db
      .insertInto('spent_challenges')
      .values({ user_id: userId, id: challenge.id, expires_at: challenge.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },
};
