import { sql } from 'kysely';
import type { World } from '../world.ts';

export interface TakenMail {
  readonly id: string;
  readonly message: unknown;
  /** Counts the attempt that now begins. */
  readonly attempts: number;
}

export interface Outbox {
  /** Mails that are due; each is left alone for a while, so that no other sender takes it meanwhile. */
  take(most: number): Promise<TakenMail[]>;
  sent(id: string): Promise<void>;
  /** A final refusal ends the trying. */
  refused(id: string, reason: string, final: boolean): Promise<void>;
  /** Milliseconds until the next mail is due, negative when one is overdue; null when there is none. */
  untilNext(): Promise<number | null>;
  /** Deletes what was settled before; answers how many. */
  forget(before: { readonly sent: Date; readonly failed: Date }): Promise<number>;
}

/** The outbox over all companies: taking, settling and the next hour, by functions of the database and no more. */
export function openOutbox({ database, clock }: Pick<World, 'database' | 'clock'>): Outbox {
  const { db } = database.trusted({});
  const settle = async (
    id: string,
    at: { sent: Date | null; failed: Date | null },
    reason: string | null,
  ) => {
    await sql`select app.settle_mail(${id}, ${at.sent}, ${at.failed}, ${reason})`.execute(db);
  };
  return {
    async take(most) {
      const taken = sql<TakenMail>`select id, message, attempts from app.take_due_mails(${clock.now()}, ${most})`;
      return (await taken.execute(db)).rows;
    },
    sent: (id) => settle(id, { sent: clock.now(), failed: null }, null),
    refused: (id, reason, final) =>
      settle(id, { sent: null, failed: final ? clock.now() : null }, reason.slice(0, 500)),
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
