import { sql } from 'kysely';
import type { Scope } from '../database/scope.ts';

/** Deletes unsent mails to guests in a person's name: somebody else may have queued them. */
export async function deleteWaitingMails({ db }: Scope, userId: string): Promise<void> {
  await sql`select app.forget_waiting_mails(${userId})`.execute(db);
}
