import type { RecordedTask } from '@hopgon/contract/action-items/recorded-task';
import type { Scope } from '../../../platform/database/scope.ts';
import { queueDrafts, withdrawMails } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { ChangeDraft, changeKind } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';
import { mailsWaitMs } from './mails-wait.rules.ts';

interface Changed {
  readonly companyId: string;
  readonly itemId: string;
  readonly by: string;
  readonly isClosed: boolean;
  readonly workerIds: readonly string[];
  readonly before: RecordedTask;
}

/** Queues a mail to who works on an item that was changed; those of a short while are one, and what is undone in it is none. */
export async function scheduleChangeMail(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: Scope,
  { companyId, itemId, by, isClosed, workerIds, before }: Changed,
): Promise<void> {
  const willing = await listNotifiedPeople(tx, { group: 'tasks', channel: 'mail' }, workerIds);
  for (const userId of willing) {
    const reader = await itemMailStore.mailbox(tx.db, userId);
    if (!reader) continue;
    const about = { companyId, subjectIds: [userId], addresses: [reader.address] };
    const waiting = await withdrawMails(tx, { ...about, kind: changeKind });
    const earlier = waiting.flatMap(({ draft }) => ChangeDraft.parse(draft).changes);
    const isKnown = earlier.some((change) => change.itemId === itemId);
    const change = { itemId, by, isClosed, before };
    const draft = { kind: changeKind, userId, changes: isKnown ? earlier : [...earlier, change] };
    const sendAfter = new Date(world.clock.now().getTime() + mailsWaitMs);
    await queueDrafts(tx, world, { companyId }, [
      { address: reader.address, draft, sendAfter, subjectId: userId },
    ]);
  }
}
