import type { Scope } from '../../../platform/database/scope.ts';
import { hasWaitingDraft, queueDrafts } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { itemLinkStore } from '../links/item-links.store.ts';
import { proposalKind } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';
import { mailsWaitMs } from './mails-wait.rules.ts';

interface Proposed {
  readonly companyId: string;
  readonly itemId: string;
  readonly assigneeId: string;
  readonly proposedBy: string;
}

/** Begins to ask a person about an item: links sent before end, and a mail with a new one follows unless that person asked. */
export async function scheduleProposalMail(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: Scope,
  { companyId, itemId, assigneeId, proposedBy }: Proposed,
): Promise<void> {
  const now = world.clock.now();
  await itemLinkStore.open(tx.db, itemId, world.newId(), now);
  if (assigneeId === proposedBy) return;
  if (!(await listNotifiedPeople(tx, { group: 'tasks', channel: 'mail' }, [assigneeId])).has(assigneeId))
    return;
  const reader = await itemMailStore.mailbox(tx.db, assigneeId);
  if (!reader || (await hasWaitingDraft(tx, { companyId, address: reader.address, kind: proposalKind })))
    return;
  const draft = { kind: proposalKind, userId: assigneeId, since: now.toISOString() };
  const sendAfter = new Date(now.getTime() + mailsWaitMs);
  const mail = { address: reader.address, draft, sendAfter, secret: true };
  await queueDrafts(tx, world, { companyId }, [mail]);
}
