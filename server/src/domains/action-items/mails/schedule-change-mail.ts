import type { Scope } from '../../../platform/database/scope.ts';
import { queueDrafts, withdrawMails } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { ChangeDraft, changeKind } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';
import { mailsWaitMs } from './mails-wait.rules.ts';

interface News {
  readonly companyId: string;
  readonly readerIds: readonly string[];
  readonly change?: ChangeDraft['changes'][number];
  readonly mention?: ChangeDraft['mentions'][number];
}

/**
 * Queues a mail to who works on an item that was changed, or is named in a comment; those of a short while are one, and what is
 * undone in it is in none.
 */
export async function scheduleChangeMail(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: Scope,
  { companyId, readerIds, change, mention }: News,
): Promise<void> {
  const willing = await listNotifiedPeople(tx, { group: 'tasks', channel: 'mail' }, readerIds);
  for (const userId of willing) {
    const reader = await itemMailStore.mailbox(tx.db, userId);
    if (!reader) continue;
    const about = { companyId, subjectIds: [userId], addresses: [reader.address] };
    const waiting = await withdrawMails(tx, { ...about, kind: changeKind });
    const drafts = waiting.map(({ draft }) => ChangeDraft.parse(draft));
    const earlier = drafts.flatMap(({ changes }) => changes);
    const isNew = change && !earlier.some(({ itemId }) => itemId === change.itemId);
    const mentions = drafts.flatMap((draft) => draft.mentions);
    const draft: ChangeDraft = {
      ...{ kind: changeKind, userId },
      changes: isNew ? [...earlier, change] : earlier,
      mentions: mention ? [...mentions, mention] : mentions,
    };
    const sendAfter = new Date(world.clock.now().getTime() + mailsWaitMs);
    await queueDrafts(tx, world, { companyId }, [
      { address: reader.address, draft, sendAfter, subjectId: userId },
    ]);
  }
}
