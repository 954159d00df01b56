import type { MailWriter } from '../../../platform/mail/create-mail-sender.ts';
import type { WrittenMail } from '../../../platform/mail/outbox.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { actionItemStore } from '../action-items.store.ts';
import { itemLinkAddress } from '../links/item-link.token.ts';
import { itemLinkStore, type ProposedRow } from '../links/item-links.store.ts';
import { ProposalDraft } from './item-drafts.schemas.ts';
import { itemMailStore } from './item-mails.store.ts';
import { composeProposalMail, type ProposedItem } from './proposal-mail.rules.ts';

type RenderWorld = Pick<World, 'config' | 'scopes'>;

/** Writes the mails that ask people about items, of what is still theirs to answer; null where nothing is. */
export const renderProposalMails =
  (world: RenderWorld): MailWriter =>
  async (companyId, drafts) => {
    const scope = world.scopes.job(companyId);
    const mails: (WrittenMail | null)[] = [];
    for (const draft of drafts) mails.push(await renderOne(world, scope, ProposalDraft.parse(draft)));
    return mails;
  };

async function renderOne(
  world: RenderWorld,
  scope: JobScope,
  { userId, since }: ProposalDraft,
): Promise<WrittenMail | null> {
  const reader = await itemMailStore.mailbox(scope.db, userId);
  const names = await itemMailStore.names(scope.db, userId);
  if (!reader || !names) return null;
  const proposed = await itemLinkStore.proposed(scope.db, userId, new Date(since));
  const items: ProposedItem[] = [];
  for (const row of proposed) items.push(...(await describeItem(world, scope, userId, row)));
  if (items.length === 0) return null;
  const { subject, parts } = composeProposalMail(items, {
    ...{ readerName: reader.name, companyName: names.company_name },
    appLink: `${world.config.publicUrl}/dashboard`,
  });
  const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'tasks' });
  return { message: { to: [reader], subject, ...writeMail([...parts, part]), unsubscribe } };
}

/** As its assignee may see it; of a closed meeting only that there is one. */
async function describeItem(
  world: RenderWorld,
  { companyId, db }: JobScope,
  personId: string,
  { id: itemId, link_id: linkId, seed }: ProposedRow,
): Promise<ProposedItem[]> {
  const row = await actionItemStore.find(db, personId, itemId);
  if (!row) return [];
  if (row.meeting_closed) return [{ isClosed: true }];
  return [
    {
      isClosed: false,
      ...{ title: row.title, deadline: row.deadline },
      meetingTitle: row.meeting_visible ? row.meeting_title : null,
      link: itemLinkAddress(world.config, { companyId, itemId, personId, linkId, seed }),
    },
  ];
}
