import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Known before the mail is due: those of somebody whose address is not proved will wait for that. */
const waitsFor = sql<'verification' | 'limit' | null>`case
  when u.email_verified_at is null and not o.must_reach then 'verification' when o.waits_for = 'budget' then 'limit' end`;

export const emailStore = {
  /** The last mail about this subject to a person, who is bound. */
  findLast: (db: Db, userId: string) =>
    db
      .selectFrom('outbox_mails')
      .select(['attempts', 'created_at', 'sent_at', 'failed_at', 'last_error'])
      .where('user_id', '=', userId)
      .where('subject_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** What a person has queued in the bound company for people outside and has not left, by subject. */
  listWaiting: (db: Db, userId: string) =>
    db
      .selectFrom('outbox_mails as o')
      .innerJoin('users as u', 'u.id', 'o.guest_of')
      .select(['o.subject_id', waitsFor.as('waits_for')])
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('o.send_after').as('until')])
      .where('o.guest_of', '=', userId)
      .where('o.released_at', 'is', null)
      .where('o.sent_at', 'is', null)
      .where('o.subject_id', 'is not', null)
      .where(waitsFor, 'is not', null)
      .groupBy(['o.subject_id', waitsFor])
      .limit(200)
      .execute(),

  /** Mails of the bound company that a mail server refused or nobody could write. */
  listFailed: (db: Db, companyId: string) =>
    db
      .selectFrom('outbox_mails')
      .select(['id', 'address', 'message', 'attempts', 'created_at', 'failed_at', 'last_error', 'send_after'])
      .where('company_id', '=', companyId)
      .where('sent_at', 'is', null)
      .where('last_error', 'is not', null)
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),

  /** Undefined where there is none that has not left. */
  retry: (db: Db, { mailId, companyId, now }: { mailId: string; companyId: string; now: Date }) =>
    db
      .updateTable('outbox_mails')
      .set({ failed_at: null, attempts: 0, send_after: now })
      .where('id', '=', mailId)
      .where('company_id', '=', companyId)
      .where('sent_at', 'is', null)
      .where('last_error', 'is not', null)
      .returning('id')
      .executeTakeFirst(),
};
