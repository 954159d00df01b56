import type { Scope } from '../../../platform/database/scope.ts';
import type { PlainMail } from '../../../platform/mail/plain-mail.rules.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import type { MemberMailFacts } from './member-mails.rules.ts';
import { membersStore } from './members.store.ts';

/** Queues a mail about their membership to somebody of the company who wants mails, in the transaction of `scope`. */
export async function sendMemberMail(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: Scope,
  companyId: string,
  userId: string,
  write: (facts: MemberMailFacts) => PlainMail,
): Promise<void> {
  const mailbox = await membersStore.findMailbox(scope.db, companyId, userId);
  if (!mailbox) return;
  if (!(await listNotifiedPeople(scope, { group: 'company', channel: 'mail' }, [userId])).has(userId)) return;
  const { display_name: name, email: address, company_name: company } = mailbox;
  const mail = write({ name, company, site: world.config.publicUrl });
  await queueMail(scope, world, { companyId }, { to: [{ name, address }], ...mail });
}
