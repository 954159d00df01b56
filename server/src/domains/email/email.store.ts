import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';

/** Known before the mail is due: those of somebody whose address is not proved will wait for that. */
const waitsFor = sql<'verification' | 'limit' | null>`case
  when u.email_verified_at is null and not o.must_reach then 'verification' when o.waits_for = 'budget' then 'limit' end`;

/** Of a series all its meetings. */
const isFindable = (viewerId: string) => sql<boolean>`(
  o.address = (select v.email from users v where v.id = ${viewerId}::uuid)
  or coalesce((select bool_and(m.may_find) from ${meetingsAsSql(viewerId)} m
    where m.company_id = o.company_id and (m.id = o.subject_id or m.series_id = o.subject_id)), false))`;

const toMember = sql<boolean>`(o.guest_of is null)`;

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

  /**
   * Mails of the bound company that a mail server refused or nobody could write, with what the viewer may know of each:
   * those about meetings they may find, and their own.
   */
  listFailed: (db: Db, companyId: string, viewerId: string) =>
    db
      .selectFrom('outbox_mails as o')
      .select([
        'o.id',
        'o.address',
        'o.message',
        'o.attempts',
        'o.created_at',
        'o.failed_at',
        'o.last_error',
        'o.send_after',
      ])
      .select([isFindable(viewerId).as('is_findable'), toMember.as('is_to_member')])
      .where('o.company_id', '=', companyId)
      .where('o.sent_at', 'is', null)
      .where('o.last_error', 'is not', null)
      .orderBy('o.id', 'desc')
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
