import { sql } from 'kysely';
import type { Scope } from '../database/scope.ts';

/** Deletes what was queued for people outside in somebody's name and has not left: it was perhaps a stranger who did. */
export async function forgetWaitingMails({ db }: Scope, userId: string): Promise<void> {
  await sql`select app.forget_waiting_mails(${userId})`.execute(db);
}
