import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Rows that are nobody's but the person's, by the column that names them: gone with the account. */
export const personTables = [
  'credentials',
  'push_subscriptions',
  'sessions',
  'password_resets',
  'email_verifications',
  'identities',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'spent_challenges',
  'idempotency_keys',
] as const;

/** The same in each of their companies. */
export const companyTables = [
  'chat_sessions',
  'notifications',
  'own_notes',
  'reminder_habits',
  'sent_week_digests',
  'meeting_reminders',
  'calendar_feeds',
  'imported_events',
  'imported_transcripts',
  'model_notices',
  'model_usage',
] as const;

export const accountStore = {
  deletePersonRows: async (db: Db, userId: string): Promise<void> => {
    for (const table of personTables) {
      await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
    }
    await db
      .deleteFrom('outbox_mails')
      .where('company_id', 'is', null)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Which of these addresses of pictures somebody shows. */
  shownPictures: async (db: Db, addresses: readonly string[]): Promise<ReadonlySet<string>> => {
    const shown = sql<{ address: string }>`select address from app.shown_pictures(${addresses}::text[])`;
    return new Set((await shown.execute(db)).rows.map(({ address }) => address));
  },

  /** Their conversations and bell, and every mail to them, sent or not. */
  deleteCompanyRows: async (db: Db, companyId: string, userId: string, address: string): Promise<void> => {
    for (const table of companyTables) {
      await sql`delete from ${sql.table(table)} where company_id = ${companyId} and user_id = ${userId}`.execute(
        db,
      );
    }
    await db
      .deleteFrom('outbox_mails')
      .where('company_id', '=', companyId)
      .where('address', '=', address)
      .execute();
  },
};
