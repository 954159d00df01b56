import type { Scope } from '../../../platform/database/scope.ts';
import { votersInPart } from '../polls/polls.rules.ts';
import type { PollRow } from '../polls/polls.store.ts';
import {
  type Addressed,
  type MailWorld,
  pollRecipients,
  queuePollMails,
  withdrawPollMails,
} from './polls.mail.ts';

/** Informs people who had voted before, and asks those again whose first mail has not left yet. */
export async function sendPollChangeMails(
  world: MailWorld,
  scope: Scope,
  { before, after }: { readonly before: PollRow; readonly after: PollRow },
): Promise<void> {
  const readers = await pollRecipients(world, scope, after);
  const { unasked, informed } = await withdrawPollMails(scope, after, readers);
  const inPart = votersInPart(before);
  const hasVoted = ({ id, voted_at: votedAt }: PollRow['voters'][number]) =>
    votedAt !== null || inPart.has(id);
  const voterIds = new Set(before.voters.filter(hasVoted).map(({ id }) => id));
  const mails = readers.flatMap((reader): Addressed[] => {
    if (unasked.has(reader.address)) return [{ occasion: { kind: 'asked' }, reader }];
    const knowsOldTimes = voterIds.has(reader.voterId) || informed.has(reader.address);
    return knowsOldTimes ? [{ occasion: { kind: 'changed' }, reader }] : [];
  });
  await queuePollMails(world, scope, after, mails);
}
