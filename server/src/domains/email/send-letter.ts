import { Failure } from '@hopgon/contract/failure';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listNotifiedPeople } from '../users/list-notified-people.ts';
import { readMailbox } from '../users/read-mailbox.ts';
import { spendLetter } from './email.limits.ts';

export interface Letter {
  readonly userId: string;
  readonly subject: string;
  readonly body: string;
  /** Until then `cancelLetter` cancels it. */
  readonly sendAfter: Date;
}

/** Queues a letter of the caller to a colleague who wants mails; its reader answers to the caller's own address. */
export function sendLetter(
  world: Pick<World, 'bus' | 'clock' | 'limiter' | 'newId'>,
  scope: CompanyScope,
  { userId, subject, body, sendAfter }: Letter,
): Promise<{ readonly id: string }> {
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    const [to, from] = [await readMailbox(tx, userId), await readMailbox(tx, tx.actor.userId)];
    if (!to || !from) throw new Failure('participant_not_member');
    if (!(await listNotifiedPeople(tx, { group: 'letters', channel: 'mail' }, [userId])).has(userId))
      throw new Failure('letter_not_wanted');
    await spendLetter(world.limiter, tx.actor.userId);
    const id = world.newId();
    await queueMail(
      tx,
      world,
      { companyId },
      {
        ...{ to: [to], replyTo: from, subject, text: `${body}\n\n—\n${from.name} gửi qua Họp Gọn.` },
        // A letter is no record of the company: its text goes with it.
        ...{ subjectId: id, sendAfter, secret: true },
      },
    );
    return { id };
  });
}
