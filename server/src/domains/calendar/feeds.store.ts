import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface NewFeed {
  readonly companyId: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

export const feedStore = {
  find: (db: Db, userId: string) =>
    db
      .selectFrom('calendar_feeds')
      .select(['created_at', 'read_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /** One made before ends. */
  replace: (db: Db, { companyId, userId, tokenHash, now }: NewFeed) =>
    db
      .insertInto('calendar_feeds')
      .values({ company_id: companyId, user_id: userId, token_hash: tokenHash, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'user_id'])
          .doUpdateSet({ token_hash: tokenHash, created_at: now, read_at: null }),
      )
      .execute(),

  remove: (db: Db, userId: string) => db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute(),

  /** Those of the person the scope is bound to, in every company. */
  removeOfPerson: async (db: Db): Promise<void> => {
    await sql`select app.revoke_calendar_feeds()`.execute(db);
  },

  /** Whose meetings the token shows; undefined for one that shows none any more. */
  open: async (db: Db, tokenHash: Buffer, now: Date) => {
    const { rows } = await sql<{ company_id: string; user_id: string }>`
      select company_id, user_id from app.open_calendar_feed(${tokenHash}, ${now})`.execute(db);
    return rows[0];
  },
};
