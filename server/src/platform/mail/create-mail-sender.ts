import { z } from 'zod';
import type { World } from '../world.ts';
import { createLoop } from './loop.ts';
import { MailMessage } from './mail-message.ts';
import { mailLanes, openMailTransport } from './mail-transport.ts';
import { openOutbox, type TakenMail } from './outbox.ts';

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

const SmtpRefusal = z.object({ responseCode: z.number(), code: z.enum(['EENVELOPE', 'EMESSAGE']) });

/** The server understood and said no to this mail, or the mail cannot be read: asking again would hear the same. */
function isFinal(error: unknown): boolean {
  const refusal = SmtpRefusal.safeParse(error);
  return error instanceof z.ZodError || (refusal.success && refusal.data.responseCode >= 500);
}

/**
 * Sends what the outbox holds, when it is due. A mail is taken before and settled after it left, so a crash between
 * the two sends it once more (with the same Message-ID) and never loses it.
 */
export function createMailSender(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'database' | 'log'>,
): MailSender {
  const outbox = openOutbox(world);
  const transport = openMailTransport(world.config);

  const send = async ({ id, message }: TakenMail): Promise<void> => {
    const mail = { id, date: world.clock.now(), message: MailMessage.parse(message) };
    const { file } = await transport.send(mail);
    world.log.info({ mail: id, ...(file && { file }) }, 'mail sent');
  };

  const refuse = ({ id, attempts }: TakenMail, error: unknown): Promise<void> => {
    const final = isFinal(error) || attempts >= mostAttempts;
    const reason = String(error);
    world.log.error({ mail: id, attempts, final, reason }, 'mail not sent');
    return outbox.refused(id, reason, final);
  };

  const settle = (mail: TakenMail): Promise<void> =>
    send(mail).then(
      () => outbox.sent(mail.id),
      (error: unknown) => refuse(mail, error),
    );

  const loop = createLoop({
    work: async (signal) => {
      let taken = await outbox.take(mailLanes);
      while (taken.length > 0) {
        await Promise.all(taken.map(settle));
        taken = signal.aborted ? [] : await outbox.take(mailLanes);
      }
      return Math.min((await outbox.untilNext()) ?? longestRest, longestRest);
    },
    onError: (error) => world.log.error({ err: error }, 'outbox unreadable'),
    restAfterError: 10_000,
  });

  world.bus.on('mail.queued', async (scope) => scope.afterCommit(loop.wake));

  return {
    start: loop.start,
    sendDue: loop.run,
    async stop(withinMs) {
      await loop.stop(withinMs);
      transport.close();
    },
  };
}
