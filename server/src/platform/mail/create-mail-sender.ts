import { z } from 'zod';
import { createCanaries } from '../models/canary.ts';
import type { World } from '../world.ts';
import { classifyRefusal, type Refusal } from './classify-refusal.ts';
import { loadAttachments, MailFileMissing } from './load-attachments.ts';
import { createLoop } from './loop.ts';
import { MailMessage } from './mail-message.ts';
import { mailLanes, openMailTransport } from './mail-transport.ts';
import { type ClaimedMail, openOutbox, type WrittenMail } from './outbox.ts';

export interface MailSender {
  start(): void;
  /** Sends everything due by the clock and resolves when that is done. */
  sendDue(): Promise<void>;
  /** Claims no more mails and waits for those being sent, at most `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

/**
 * Writes a company's mails from drafts of one kind, in their order; null where the draft no longer applies. Drafts
 * are given together so that what they share is read once.
 */
export type MailWriter = (
  companyId: string,
  drafts: readonly unknown[],
) => Promise<readonly (WrittenMail | null)[]>;

/** By the kind of draft. */
export type MailWriters = Readonly<Record<string, MailWriter>>;

const Draft = z.looseObject({ kind: z.string() });

type UncheckedMail = Omit<WrittenMail, 'message'> & { readonly message: unknown };

/** With delays that double from one minute to about an hour, this is a day of retries: a daily quota is new by then. */
const mostAttempts = 30;
/** The longest delay, in ms, before this process notices a mail that another one queued. */
const longestRest = 60_000;

/** The mark of a prompt belongs into no mail: its text came from a model that was talked into giving it away. */
class MailHoldsCanary extends Error {}

/** The server rejected this mail for good, or the mail is invalid: a retry would fail the same way. */
const isFinal = (error: unknown, refusal: Refusal | null): boolean =>
  refusal === 'mail' ||
  error instanceof MailHoldsCanary ||
  error instanceof MailFileMissing ||
  error instanceof z.ZodError;

/**
 * Sends due mails of the outbox. A mail is claimed before and marked as sent after, so a crash between the two sends
 * it once more (with the same Message-ID) and never loses it.
 */
export function createMailSender(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'database' | 'log' | 'mailHealth' | 'storage'>,
  writers: MailWriters = {},
): MailSender {
  const outbox = openOutbox(world);
  const transport = openMailTransport(world.config);
  const canaries = createCanaries(world.config.appSecret);

  const send = async (id: string, message: MailMessage): Promise<void> => {
    if (canaries.isIn(`${message.subject}\n${message.text}`))
      throw new MailHoldsCanary('it holds the mark of a prompt');
    const loaded = await loadAttachments(world.storage, message);
    const mail = { id, date: world.clock.now(), message: loaded };
    const { file } = await transport.send(mail);
    world.mailHealth.delivered();
    world.log.info({ mail: id, ...(file && { file }) }, 'mail sent');
  };

  const refuse = ({ id, attempts }: ClaimedMail, error: unknown, mail?: WrittenMail): Promise<void> => {
    const refusal = classifyRefusal(error);
    const isInvalid = isFinal(error, refusal);
    if (refusal === 'sender') world.mailHealth.refused();
    else if (!isInvalid && refusal === null) world.mailHealth.failed();
    const final = isInvalid || attempts >= mostAttempts;
    const reason = String(error);
    world.log.error({ mail: id, attempts, final, reason }, 'mail not sent');
    return outbox.refused(id, reason, final, mail);
  };

  const deliver = async (claimed: ClaimedMail, unchecked: UncheckedMail): Promise<void> => {
    let mail: WrittenMail | undefined;
    try {
      mail = { ...unchecked, message: MailMessage.parse(unchecked.message) };
      await send(claimed.id, mail.message);
    } catch (error) {
      return refuse(claimed, error, mail);
    }
    await outbox.sent(claimed.id, mail);
  };

  /** A draft that cannot be written fails alone: the others of its group are then written one by one. */
  const writeGroup = async (group: readonly ClaimedMail[]) => {
    try {
      return await writeMessage(group, writers);
    } catch (error) {
      const [first, ...others] = group;
      if (first && others.length === 0) await refuse(first, error);
      else await waitForAll(group.map((claimed) => sendGroup([claimed])));
      return null;
    }
  };

  const sendGroup = async (group: readonly ClaimedMail[]): Promise<void> => {
    const written = await writeGroup(group);
    if (!written) return;
    const sendOne = (claimed: ClaimedMail, place: number): Promise<void> => {
      const mail = written[place];
      return mail ? deliver(claimed, mail) : outbox.discard(claimed.id);
    };
    await waitForAll(group.map(sendOne));
  };

  const loop = createLoop({
    work: async (signal) => {
      let claimed = await outbox.claim(mailLanes);
      while (claimed.length > 0) {
        await waitForAll(groupsOf(claimed).map(sendGroup));
        claimed = signal.aborted ? [] : await outbox.claim(mailLanes);
      }
      return Math.min((await outbox.untilNext()) ?? longestRest, longestRest);
    },
    onError: (error) => world.log.error({ err: error }, 'outbox unreadable'),
    restAfterError: 10_000,
  });

  // A mail that is due later wakes the sender then: asking at once would find nothing.
  world.bus.on('mail.queued', async (scope, { dueAt }) =>
    scope.afterCommit(() => loop.wake(Math.min(dueAt.getTime() - world.clock.now().getTime(), longestRest))),
  );

  return {
    start: loop.start,
    sendDue: loop.run,
    async stop(withinMs) {
      await loop.stop(withinMs);
      transport.close();
    },
  };
}

/** Mails that are written together: drafts of one kind and company; any other is alone. */
function groupsOf(claimed: readonly ClaimedMail[]): ClaimedMail[][] {
  const keyOf = ({ id, companyId, message, draft }: ClaimedMail) =>
    message === null ? `${companyId} ${Draft.safeParse(draft).data?.kind}` : id;
  return [...Map.groupBy(claimed, keyOf).values()];
}

async function writeMessage(
  group: readonly ClaimedMail[],
  writers: MailWriters,
): Promise<readonly (UncheckedMail | null)[]> {
  const [first] = group;
  if (!first) return [];
  if (first.message !== null) return [{ message: first.message }];
  const drafts = group.map(({ draft }) => Draft.parse(draft));
  const writer = writers[drafts[0]?.kind ?? ''];
  if (!writer || first.companyId === null) throw new Error('nobody writes mails of this kind');
  return writer(first.companyId, drafts);
}

/** Throws the first error only when all have ended: none may run on while the sender rests or stops. */
async function waitForAll(work: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
