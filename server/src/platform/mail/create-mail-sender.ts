import { sql } from 'kysely';
import { z } from 'zod';
import type { World } from '../world.ts';
import { MailMessage } from './mail-message.ts';
import { type MailTransport, mailLanes, openMailTransport } from './mail-transport.ts';

export interface MailSender {
  start(): void;
  /** Sends everything due by the clock and resolves when that is done. */
  sendDue(): Promise<void>;
  /** Takes no more mails and waits for those on their way, at most `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

/** With waits that double from one minute to about an hour, some five hours of trying. */
const mostAttempts = 10;
/** How long this process may not notice a mail that another one queued, ms. */
const longestRest = 60_000;
const restAfterFailure = 10_000;

interface TakenMail {
  readonly id: string;
  readonly message: unknown;
  readonly attempts: number;
}

const SmtpRefusal = z.object({ responseCode: z.number().optional(), code: z.string().optional() });

/** The server understood and said no to this mail; asking again would hear the same. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = SmtpRefusal.safeParse(error).data ?? {};
  return (
    error instanceof z.ZodError || (responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'))
  );
}

/**
 * Sends what the outbox holds, when it is due. A mail is taken before and settled after it left, so a crash between
 * the two sends it once more (with the same Message-ID) and never loses it.
 */
export function createMailSender(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'database' | 'log'>,
): MailSender {
  const outbox = openOutbox(world);
  let transport: MailTransport | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let wanted = false;
  let state: 'idle' | 'running' | 'stopped' = 'idle';

  const send = async (mail: TakenMail): Promise<void> => {
    transport ??= openMailTransport(world.config);
    const message = MailMessage.parse(mail.message);
    const { file } = await transport.send({ id: mail.id, date: world.clock.now(), message });
    world.log.info({ mail: mail.id, ...(file && { file }) }, 'mail sent');
  };

  const settle = (mail: TakenMail): Promise<unknown> =>
    send(mail).then(
      () => outbox.sent(mail.id),
      (error: unknown) => {
        const final = isFinal(error) || mail.attempts >= mostAttempts;
        world.log.error({ err: error, mail: mail.id, attempts: mail.attempts, final }, 'mail not sent');
        return outbox.refused(mail.id, error, final);
      },
    );

  const drain = async (): Promise<void> => {
    for (
      let taken = await outbox.take();
      taken.length > 0;
      taken = state === 'stopped' ? [] : await outbox.take()
    ) {
      await Promise.all(taken.map(settle));
    }
  };

  const rest = (milliseconds: number): void => {
    clearTimeout(timer);
    if (state !== 'running') return;
    timer = setTimeout(() => void sendDue(), Math.min(Math.max(milliseconds, 0), longestRest));
    timer.unref();
  };

  const work = async (): Promise<void> => {
    do {
      wanted = false;
      try {
        await drain();
        rest(await outbox.untilNext());
      } catch (error) {
        world.log.error({ err: error }, 'outbox unreadable');
        rest(restAfterFailure);
      }
    } while (wanted);
    working = undefined;
  };

  const sendDue = (): Promise<void> => {
    wanted = true;
    working ??= work();
    return working;
  };

  world.bus.on('mail.queued', async (scope) => {
    scope.afterCommit(() => {
      if (state === 'running') void sendDue();
    });
  });

  return {
    start() {
      state = 'running';
      void sendDue();
    },
    sendDue,
    async stop(withinMs) {
      state = 'stopped';
      clearTimeout(timer);
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, withinMs).unref())]);
      transport?.close();
    },
  };
}

/** The outbox over all companies: only taking, settling and the next hour, by functions of the database. */
function openOutbox({ database, clock }: Pick<World, 'database' | 'clock'>) {
  const { db } = database.trusted({});
  const settle = (id: string, sentAt: Date | null, failedAt: Date | null, error: string | null) =>
    sql`select app.settle_mail(${id}, ${sentAt}, ${failedAt}, ${error})`.execute(db);
  return {
    take: async () =>
      (
        await sql<TakenMail>`select id, message, attempts from app.take_due_mails(${clock.now()}, ${mailLanes})`.execute(
          db,
        )
      ).rows,
    sent: (id: string) => settle(id, clock.now(), null, null),
    refused: (id: string, error: unknown, final: boolean) =>
      settle(id, null, final ? clock.now() : null, String(error).slice(0, 500)),
    /** Milliseconds until the next mail is due; a long time when there is none. */
    untilNext: async () => {
      const { rows } = await sql<{ at: Date | null }>`select app.next_mail_at() as at`.execute(db);
      const at = rows[0]?.at;
      return at ? at.getTime() - clock.now().getTime() : longestRest;
    },
  };
}
