import type { inviteByEmail as route } from '@hopgon/contract/companies/routes';
import { demand, Failure } from '@hopgon/contract/failure';
import type { ReplyOf } from '@hopgon/contract/route';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { isAddressVerified } from '../../users/is-address-verified.ts';
import { readMailbox } from '../../users/read-mailbox.ts';
import { spendInvitations } from '../companies.limits.ts';
import { companyPolicy } from '../companies.policy.ts';
import { isOfDomain } from '../company/companies.rules.ts';
import { companiesStore } from '../company/companies.store.ts';
import { invitationMail } from './invitation-mail.rules.ts';
import { membersStore } from './members.store.ts';

/**
 * Mails the way into the company, in the inviter's name. The mails are ones to guests: they wait for the inviter's proof of
 * their address and for the budgets.
 */
export async function inviteByEmail(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'limiter' | 'newId'>,
  scope: CompanyScope,
  emails: readonly string[],
): Promise<ReplyOf<typeof route>> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(companyPolicy.manageMembers(role));
    const company = await companiesStore.lockBound(tx.db);
    const inviter = await readMailbox(tx, userId);
    const wanted = [...new Set(emails)];
    const known = await membersStore.knownEmails(tx.db, companyId, wanted);
    const invited = wanted.filter((email) => !known.has(email));
    const domains = company.mail_domains;
    if (domains.length > 0 && invited.some((email) => !isOfDomain(email, domains)))
      throw new Failure('mail_domain_refused', { domains: domains.join(', ') });
    for (const _ of invited) await spendInvitations(world.limiter, userId);
    const by = inviter ?? { name: company.name, address: '' };
    const { subject, parts } = invitationMail({
      inviter: by,
      company: company.name,
      link: `${world.config.publicUrl}/company-setup?code=${company.invite_code}`,
      mustWait: company.require_approval,
    });
    const mails = invited.map((address) => ({
      to: [{ name: '', address }],
      ...(inviter && { replyTo: inviter }),
      subject,
      ...writeMail(parts),
      guestOf: userId,
    }));
    await queueMails(tx, world, { companyId }, mails);
    const waitsForVerification = invited.length > 0 && !(await isAddressVerified(tx, userId));
    return { invited, known: [...known], waitsForVerification };
  });
}
