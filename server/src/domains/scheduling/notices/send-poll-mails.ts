import type { Scope } from '../../../platform/database/scope.ts';
import type { PollRow } from '../polls/polls.store.ts';
import type { PollOccasion } from './poll-mails.rules.ts';
import { type MailWorld, pollRecipients, queuePollMails, withdrawPollMails } from './polls.mail.ts';

/** Queues a mail to everyone asked but who asked: members who want mails, and all guests. */
export async function sendPollMails(
  world: MailWorld,
  scope: Scope,
  poll: PollRow,
  occasion: PollOccasion,
): Promise<void> {
  const readers = await pollRecipients(world, scope, poll);
  // What has not left yet is out of date, and who was never asked needs no cancellation.
  const { unasked } =
    occasion.kind === 'cancelled' ? await withdrawPollMails(scope, poll, readers) : nothingWaits;
  const mails = readers
    .filter(({ address }) => !unasked.has(address))
    .map((reader) => ({ occasion, reader }));
  await queuePollMails(world, scope, poll, mails);
}

const nothingWaits = { unasked: new Set<string>(), informed: new Set<string>() };
