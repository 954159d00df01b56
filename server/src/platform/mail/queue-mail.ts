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
      address: string;
      /** Null until a mail that is a draft has been written. */
      message: unknown;
      draft: unknown;
      facts: string | null;
      guest_of: string | null;
      must_reach: Generated<boolean>;
      released_at: Date | null;
      waits_for: 'proof' | 'budget' | null;
      expires_at: Date | null;
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
    /** Mails were queued in this transaction; the first of them is due then. */
    'mail.queued': { readonly dueAt: Date };
  }
}

/** A mail belongs to a company or, when it is about an account, to a person; its row is seen in that scope alone. */
export type MailOwner = { readonly companyId: string } | { readonly userId: string };

/** The draft from which the writer of its kind writes the mail when it is sent. */
export interface MailDraft {
  readonly kind: string;
}

interface Sending {
  /** The subject's id, by which `cancelQueuedMails` cancels the mail. */
  readonly subjectId?: string;
  /** Leaves at once when not given. */
  readonly sendAfter?: Date;
  /** The mail holds a link with a token that grants access, or a person's own letter: the outbox deletes its text once it was sent. */
  readonly secret?: boolean;
  /** Whether it is the first mail to its reader about the subject. */
  readonly opens?: boolean;
  /** Announces the closing of its company; only such mails of a closed company are sent. */
  readonly ofClosing?: boolean;
  /**
   * The person for whom it goes to somebody outside the company: it waits until that person has proved their address, and
   * for the budgets of `guest-mail.limits.ts`. Mails to members who have not proved theirs wait for these budgets too.
   */
  readonly guestOf?: string | undefined;
  /** Notifies somebody invited of a new time or a cancellation; sent without verified address and beyond the budget. */
  readonly mustReach?: boolean | undefined;
  /** A mail that has not left by then is deleted, whatever held it up. */
  readonly expiresAt?: Date | undefined;
}

export interface NewMail extends MailMessage, Sending {}

export interface NewDraft extends Sending {
  readonly address: string;
  readonly draft: MailDraft;
}

/** Queues mails in the transaction of `scope`; they are sent after the commit, and never after a rollback. */
export async function queueMails(
  scope: Scope,
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  owner: MailOwner,
  mails: readonly NewMail[],
): Promise<void> {
  const rows = mails.map(
    ({ subjectId, sendAfter, secret, opens, ofClosing, guestOf, mustReach, expiresAt, ...rest }) => {
      const message = MailMessage.parse(rest);
      const sending = { subjectId, sendAfter, secret, opens, ofClosing, guestOf, mustReach, expiresAt };
      return { ...columnsOf(sending), address: message.to[0]?.address, message };
    },
  );
  await insertMails(scope, world, owner, rows);
}

/** Queues drafts of mails, which are written when they are sent. */
export async function queueDrafts(
  scope: Scope,
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  owner: MailOwner,
  drafts: readonly NewDraft[],
): Promise<void> {
  const rows = drafts.map(({ address, draft, ...sending }) => ({ ...columnsOf(sending), address, draft }));
  await insertMails(scope, world, owner, rows);
}

const columnsOf = (sending: Sending) => ({
  subject_id: sending.subjectId,
  send_after: sending.sendAfter,
  secret: sending.secret ?? false,
  opens: sending.opens ?? false,
  of_closing: sending.ofClosing ?? false,
  guest_of: sending.guestOf,
  must_reach: sending.mustReach ?? false,
  expires_at: sending.expiresAt,
});

async function insertMails(
  scope: Scope,
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  owner: MailOwner,
  mails: readonly { readonly send_after: Date | undefined }[],
): Promise<void> {
  if (mails.length === 0) return;
  const now = world.clock.now();
  const owned = 'companyId' in owner ? { company_id: owner.companyId } : { user_id: owner.userId };
  const rows = mails.map((mail) => ({ ...mail, ...owned, id: world.newId() }));
  await sql`
    insert into outbox_mails (id, company_id, user_id, subject_id, address, message, draft, send_after, created_at, secret,
      opens, of_closing, guest_of, must_reach, expires_at)
    select r.id, r.company_id, r.user_id, r.subject_id, r.address, r.message, r.draft, coalesce(r.send_after, ${now}),
      ${now}, r.secret, r.opens, r.of_closing, r.guest_of, r.must_reach, r.expires_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, company_id uuid, user_id uuid, subject_id uuid, address text, message jsonb, draft jsonb,
        send_after timestamptz, secret boolean, opens boolean, of_closing boolean, guest_of uuid, must_reach boolean,
        expires_at timestamptz)
  `.execute(scope.db);
  const due = mails.map(({ send_after }) => (send_after ?? now).getTime());
  await world.bus.emit(scope, 'mail.queued', { dueAt: new Date(Math.min(...due)) });
}

/** Queues a single mail. */
export const queueMail = (
  scope: Scope,
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  owner: MailOwner,
  mail: NewMail,
): Promise<void> => queueMails(scope, world, owner, [mail]);

interface MailsToPeople {
  readonly companyId: string;
  /** The recipients; mails of others stay. */
  readonly addresses: readonly string[];
}

/** Nobody can have it yet: no try has begun, and no restore holds it as one that may have left. */
const isQueued = sql<boolean>`(sent_at is null and failed_at is null and attempts = 0)`;

export interface Withdrawn {
  readonly address: string;
  /** Whether its reader has never got a mail about the subject. */
  readonly opens: boolean;
  readonly mustReach: boolean;
  readonly draft: unknown;
}

interface MailsToWithdraw extends MailsToPeople {
  readonly subjectIds: readonly string[];
  /** Only drafts of this kind, so that what somebody wrote to these people by hand still leaves. */
  readonly kind?: MailDraft['kind'];
  /** With `kind`: mails that expire as well, since the time they name no longer holds. */
  readonly withExpiring?: boolean;
}

/** Cancels a company's unsent mails about a subject to some people, the oldest first. */
export async function withdrawMails(
  { db }: Scope,
  { companyId, subjectIds, addresses, kind, withExpiring = false }: MailsToWithdraw,
): Promise<readonly Withdrawn[]> {
  const { rows } = await sql<Withdrawn & { readonly id: string }>`
    delete from outbox_mails
    where company_id = ${companyId} and subject_id = any (${subjectIds}::uuid[]) and ${isQueued}
      and address = any (${addresses}::text[])
      and (${kind ?? null}::text is null or draft ->> 'kind' = ${kind ?? null} or ${withExpiring} and expires_at is not null)
    returning id, address, opens, must_reach as "mustReach", draft
  `.execute(db);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Those of these addresses for which the first mail about a subject is still queued. */
export async function findOpening(
  { db }: Scope,
  { companyId, subjectId, addresses }: MailsToPeople & { readonly subjectId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from outbox_mails where company_id = ${companyId} and subject_id = ${subjectId} and ${isQueued}
      and opens and address = any (${addresses}::text[])
  `.execute(db);
  return rows.map(({ address }) => address);
}

/** Those of these addresses with a queued mail about a subject; `mustReach` exempts these mails from the budget. */
export async function joinWaitingMails(
  { db }: Scope,
  { companyId, subjectId, addresses }: MailsToPeople & { readonly subjectId: string },
  mustReach: boolean,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    update outbox_mails set must_reach = must_reach or (${mustReach} and not opens)
    where company_id = ${companyId} and subject_id = ${subjectId} and ${isQueued}
      and address = any (${addresses}::text[])
    returning address
  `.execute(db);
  return new Set(rows.map(({ address }) => address));
}

interface MailsAbout {
  readonly companyId: string;
  readonly subjectIds: readonly string[];
}

/**
 * Cancels a company's unsent mails about a subject. False when one has been sent or is being sent: then people know,
 * and an undo must notify them.
 */
export async function cancelQueuedMails(scope: Scope, about: MailsAbout): Promise<boolean> {
  return scope.transaction(async (tx) => {
    await tx.db
      .deleteFrom('outbox_mails')
      .where('company_id', '=', about.companyId)
      .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val(about.subjectIds))))
      .where(isQueued)
      .execute();
    return !(await hasSentMails(tx, about));
  });
}

/** Whether one of a company's mails about something has left or is leaving. */
export async function hasSentMails({ db }: Scope, { companyId, subjectIds }: MailsAbout): Promise<boolean> {
  const left = await db
    .selectFrom('outbox_mails')
    .select('id')
    .where('company_id', '=', companyId)
    .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val(subjectIds))))
    .where((eb) => eb.not(isQueued))
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}
