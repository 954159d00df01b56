import { itemPage } from '@hopgon/contract/action-items/item-page';
import type { Scope } from '../../../platform/database/scope.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import { composeItemMail, type ItemOccasion } from './item-mail.rules.ts';
import { itemMailStore } from './item-mails.store.ts';
import { mailsWaitMs } from './mails-wait.rules.ts';

export type ItemMailWorld = Pick<World, 'bus' | 'clock' | 'config' | 'newId'>;

interface Sent {
  readonly companyId: string;
  readonly actorId: string;
  /** Nobody is written to who left, does not want mails, or acted. */
  readonly to: string | null;
  readonly occasion: ItemOccasion;
}

/**
 * Writes to one person what another did with an item; of a closed meeting the mail says no more than that. What can
 * be undone leaves a little later.
 */
export async function sendItemMail(
  world: ItemMailWorld,
  tx: Scope,
  row: Pick<ItemRow, 'id' | 'title' | 'meeting_id' | 'meeting_closed'>,
  { companyId, actorId, to, occasion }: Sent,
): Promise<void> {
  if (to === null || to === actorId || !(await wantsMail(tx, to))) return;
  const reader = await itemMailStore.mailbox(tx.db, to);
  const names = await itemMailStore.names(tx.db, actorId);
  if (!reader || !names) return;
  const asSeen = await actionItemStore.find(tx.db, to, row.id);
  const page = itemPage(row.meeting_id, asSeen?.meeting_visible === true);
  const { subject, parts } = composeItemMail(occasion, {
    ...{ title: row.title, isClosed: row.meeting_closed, companyName: names.company_name },
    ...{ actorName: names.name, readerName: reader.name, link: `${world.config.publicUrl}${page}` },
  });
  const { part, unsubscribe } = renderUnsubscribe(world.config, { userId: to, group: 'tasks' });
  const sendAfter = new Date(world.clock.now().getTime() + (undoable.has(occasion.kind) ? mailsWaitMs : 0));
  const mail = {
    ...{ to: [reader], subject, ...writeMail([...parts, part]), unsubscribe },
    ...{ subjectId: row.id, sendAfter },
  };
  await queueMail(tx, world, { companyId }, mail);
}

const undoable: ReadonlySet<ItemOccasion['kind']> = new Set(['declined', 'extension-requested']);

const wantsMail = async (tx: Scope, userId: string): Promise<boolean> =>
  (await listNotifiedPeople(tx, { group: 'tasks', channel: 'mail' }, [userId])).has(userId);
