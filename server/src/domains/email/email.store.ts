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

/** Not where its text was deleted when it was given up and no draft writes it again, and not where it would come too late. */
const canRetry = (now: Date) => sql<boolean>`
  ((draft is not null or failed_at is null or not secret) and (expires_at is null or expires_at > ${now}))`;

const isFailed = sql<boolean>`(sent_at is null and last_error is not null)`;
/** The most that the list shows and the count counts. */
const mostFailed = 100;

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
  listFailed: (
    db: Db,
    {
      companyId,
      viewerId,
      now,
    }: { readonly companyId: string; readonly viewerId: string; readonly now: Date },
  ) =>
    db
      .selectFrom('outbox_mails as o')
      .select([
        'o.id',
        'o.address',
        'o.attempts',
        'o.created_at',
        'o.failed_at',
        'o.last_error',
        'o.send_after',
      ])
      // The subject alone: a message may carry the whole minutes.
      .select(sql<string | null>`o.message ->> 'subject'`.as('subject'))
      .select([isFindable(viewerId).as('is_findable'), toMember.as('is_to_member')])
      .select(canRetry(now).as('can_retry'))
      .where('o.company_id', '=', companyId)
      .where(isFailed)
      .orderBy('o.id', 'desc')
      .limit(mostFailed)
      .execute(),

  countFailed: async (db: Db, companyId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from (select from outbox_mails where company_id = ${companyId} and ${isFailed} limit ${mostFailed}) f`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },

  /** From its draft it is written once more. Undefined where there is none that can be sent again. */
  retry: (db: Db, { mailId, companyId, now }: { mailId: string; companyId: string; now: Date }) =>
    db
      .updateTable('outbox_mails')
      .set({ failed_at: null, attempts: 0, send_after: now })
      .set({ message: sql`case when draft is null then message end` })
      .where('id', '=', mailId)
      .where('company_id', '=', companyId)
      .where(isFailed)
      .where(canRetry(now))
      .returning('id')
      .executeTakeFirst(),
};
