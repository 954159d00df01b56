import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { Scope } from '../database/scope.ts';
import type { World } from '../world.ts';
import { MailMessage } from './mail-message.ts';

declare module '../database/tables.ts' {
  interface Tables {
    outbox_mails: {
      id: string;
      company_id: string | null;
      user_id: string | null;
      subject_id: string | null;
      message: unknown;
      send_after: Date;
      created_at: Date;
      attempts: Generated<number>;
      sent_at: Date | null;
      failed_at: Date | null;
      last_error: string | null;
      secret: Generated<boolean>;
      opens: Generated<boolean>;
      of_closing: Generated<boolean>;
    };
  }
}

declare module '../events/bus.ts' {
  interface DomainEvents {
    /** Mails were queued in this transaction. */
    'mail.queued': { readonly count: number };
  }
}

/** A mail belongs to a company or, when it is about an account, to a person; its row is seen in that scope alone. */
export type MailOwner = { readonly companyId: string } | { readonly userId: string };

export interface NewMail extends MailMessage {
  /** What the mail is about; `dropQueuedMails` takes it back by this id. */
  readonly subjectId?: string;
  /** Leaves at once when not given. */
  readonly sendAfter?: Date;
  /** Whoever reads it gets in by it (a link with a token): the outbox forgets what it says once it has left. */
  readonly secret?: boolean;
  /** The first its reader hears of the subject. */
  readonly opens?: boolean;
  /** Tells of the closing of its company: the only mails of a closed company that leave. */
  readonly ofClosing?: boolean;
}

/** Queues mails in the transaction of `scope`: rolled back, they were never written. They leave after the commit. */
export async function queueMails(
  scope: Scope,
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  owner: MailOwner,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const now = world.clock.now();
  const rows = mails.map(
    ({ subjectId, sendAfter, secret = false, opens = false, ofClosing = false, ...message }) => ({
      id: world.newId(),
      ...('companyId' in owner ? { company_id: owner.companyId } : { user_id: owner.userId }),
      subject_id: subjectId,
      message: MailMessage.parse(message),
      send_after: sendAfter ?? now,
      secret,
      opens,
      of_closing: ofClosing,
    }),
  );
  await sql`
    insert into outbox_mails
      (id, company_id, user_id, subject_id, message, send_after, created_at, secret, opens, of_closing)
    select r.id, r.company_id, r.user_id, r.subject_id, r.message, r.send_after, ${now}, r.secret, r.opens, r.of_closing
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, company_id uuid, user_id uuid, subject_id uuid, message jsonb, send_after timestamptz,
        secret boolean, opens boolean, of_closing boolean)
  `.execute(scope.db);
  await world.bus.emit(scope, 'mail.queued', { count: rows.length });
}

/** The same for a single mail. */
export const queueMail = (
  scope: Scope,
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  owner: MailOwner,
  mail: NewMail,
): Promise<void> => queueMails(scope, world, owner, [mail]);

interface MailsToPeople {
  readonly companyId: string;
  readonly subjectId: string;
  /** To whom; nobody else's mails are touched. */
  readonly addresses: readonly string[];
}

/**
 * Takes back a company's mails about something to some people that have not begun to leave; or only those that open the
 * subject to them. Answers whose opening mail was among them: they have never heard of it.
 */
export async function withdrawMails(
  scope: Scope,
  { companyId, subjectId, addresses }: MailsToPeople,
  which: 'all' | 'opening',
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string; opens: boolean }>`
    delete from outbox_mails
    where company_id = ${companyId} and subject_id = ${subjectId} and sent_at is null and attempts = 0
      and message #>> '{to,0,address}' = any (${addresses}::text[]) and (opens or ${which === 'all'})
    returning message #>> '{to,0,address}' as address, opens
  `.execute(scope.db);
  return new Set(rows.filter(({ opens }) => opens).map(({ address }) => address));
}

/** When the last of a company's mails about something leaves that wait for their hour; undefined when none does. */
export async function lastToLeave(
  { db }: Scope,
  { companyId, subjectId }: { readonly companyId: string; readonly subjectId: string },
): Promise<Date | undefined> {
  const last = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.max('send_after').as('at'))
    .where('company_id', '=', companyId)
    .where('subject_id', '=', subjectId)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return last?.at ?? undefined;
}

/**
 * Takes back a company's mails about something that have not begun to leave. False when one has left or is leaving:
 * then people have heard, and taking back is no longer the whole truth.
 */
export async function dropQueuedMails(
  scope: Scope,
  { companyId, subjectIds }: { readonly companyId: string; readonly subjectIds: readonly string[] },
): Promise<boolean> {
  return scope.transaction(async ({ db }) => {
    await db
      .deleteFrom('outbox_mails')
      .where('company_id', '=', companyId)
      .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val(subjectIds))))
      .where('sent_at', 'is', null)
      .where('attempts', '=', 0)
      .execute();
    const left = await db
      .selectFrom('outbox_mails')
      .select('id')
      .where('company_id', '=', companyId)
      .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val(subjectIds))))
      .limit(1)
      .executeTakeFirst();
    return left === undefined;
  });
}
