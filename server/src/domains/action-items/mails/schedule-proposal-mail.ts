import type { Scope } from '../../../platform/database/scope.ts';
import { queueDrafts, withdrawMails } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { itemLinkStore } from '../links/item-links.store.ts';
import { ProposalDraft, proposalKind } from './item-drafts.schemas.ts';
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
  if (!reader) return;
  const about = { companyId, subjectIds: [assigneeId], addresses: [reader.address] };
  // What waits is withdrawn, not left: it may be written before this transaction commits, and lack its item.
  const waiting = await withdrawMails(tx, { ...about, kind: proposalKind });
  const begins = waiting.map(({ draft }) => Date.parse(ProposalDraft.parse(draft).since));
  const since = Math.min(now.getTime(), ...begins);
  const draft = { kind: proposalKind, userId: assigneeId, since: new Date(since).toISOString() };
  const sendAfter = new Date(since + mailsWaitMs);
  const mail = { address: reader.address, draft, sendAfter, secret: true, subjectId: assigneeId };
  await queueDrafts(tx, world, { companyId }, [mail]);
}
