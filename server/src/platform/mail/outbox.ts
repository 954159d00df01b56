import { sql } from 'kysely';
import type { World } from '../world.ts';
import { guestMailBudgets } from './guest-mail.limits.ts';
import type { MailMessage } from './mail-message.ts';

export interface ClaimedMail {
  readonly id: string;
  readonly companyId: string | null;
  /** Null where it is written now, from the draft. */
  readonly message: unknown;
  readonly draft: unknown;
  /** Counts the attempt that now begins. */
  readonly attempts: number;
}

export interface WrittenMail {
  readonly message: MailMessage;
  /** The facts its reader knows once it was sent; writers of drafts compare them. */
  readonly facts?: string;
}

export interface Outbox {
  /** Mails that are due; each is left alone for a while, so that no other sender takes it meanwhile. */
  claim(most: number): Promise<ClaimedMail[]>;
  sent(id: string, mail: WrittenMail): Promise<void>;
  /** A permanent refusal ends the retries. */
  refused(id: string, reason: string, final: boolean, mail?: WrittenMail): Promise<void>;
  /** Its draft no longer applies. */
  discard(id: string): Promise<void>;
  /** Milliseconds until the next mail is due, negative when one is overdue; null when there is none. */
  untilNext(): Promise<number | null>;
  /** Deletes mails that were finished before then; returns how many. */
  forget(before: { readonly sent: Date; readonly failed: Date }): Promise<number>;
}

interface Outcome {
  readonly sent?: Date;
  readonly failed?: Date;
  readonly reason?: string;
  readonly mail?: WrittenMail | undefined;
}

/** The parts that remain of a mail written from a draft: its recipient and subject. */
const shortOf = ({ to, subject }: MailMessage) => ({ to, subject, text: '' });

/** The outbox of all companies: claiming, finishing and the next due time, by database functions alone. */
export function openOutbox({ database, clock }: Pick<World, 'database' | 'clock'>): Outbox {
  const { db } = database.trusted({});
  const finish = async (id: string, outcome: Outcome) => {
    const { sent = null, failed = null, reason = null, mail } = outcome;
    const known = sent || failed ? mail : undefined;
    const kept = known ? JSON.stringify(shortOf(known.message)) : null;
    await sql`select app.settle_mail(${id}, ${sent}, ${failed}, ${reason}, ${kept}::jsonb, ${known?.facts ?? null})`.execute(
      db,
    );
  };
  return {
    async claim(most) {
      const { person, company, address } = guestMailBudgets;
      const claimed = sql<ClaimedMail>`
        select id, company_id as "companyId", message, draft, attempts
        from app.take_due_mails(${clock.now()}, ${most}, ${[person, company, address]}::int[])`;
      return (await claimed.execute(db)).rows;
    },
    sent: (id, mail) => finish(id, { sent: clock.now(), mail }),
    refused: (id, reason, final, mail) =>
      finish(id, { ...(final && { failed: clock.now() }), reason: reason.slice(0, 500), mail }),
    discard: async (id) => {
      await sql`select app.drop_mail(${id})`.execute(db);
    },
    async untilNext() {
      const { rows } = await sql<{ at: Date | null }>`select app.next_mail_at() as at`.execute(db);
      const at = rows[0]?.at;
      return at ? at.getTime() - clock.now().getTime() : null;
    },
    async forget({ sent, failed }) {
      const gone = sql<{ count: number }>`select app.forget_mails(${sent}, ${failed}) as count`;
      return (await gone.execute(db)).rows[0]?.count ?? 0;
    },
  };
}
