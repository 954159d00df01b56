import type { MailWriters } from '../../../platform/mail/create-mail-sender.ts';
import type { World } from '../../../platform/world.ts';
import { changeKind, proposalKind, reminderKind } from './item-drafts.schemas.ts';
import { renderChangeMails } from './render-change-mails.ts';
import { renderProposalMails } from './render-proposal-mails.ts';
import { renderReminderMails } from './render-reminder-mails.ts';

/** The writers of mails about items, by the kind of their drafts. */
export const renderItemMails = (world: Pick<World, 'clock' | 'config' | 'scopes'>): MailWriters => ({
  [proposalKind]: renderProposalMails(world),
  [reminderKind]: renderReminderMails(world),
  [changeKind]: renderChangeMails(world),
});
