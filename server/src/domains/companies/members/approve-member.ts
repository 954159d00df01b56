import '../companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from './lock-member.ts';
import { approvedMail } from './member-mails.rules.ts';
import { membersStore } from './members.store.ts';
import { sendMemberMail } from './send-member-mail.ts';

/** Lets somebody who waits work in the company; two who approve at once are both answered well. */
export async function approveMember(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
  userId: string,
): Promise<Record<string, never>> {
  const approvedBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, actorRole, standing } = await lockMember(tx, userId, ['waiting', 'active']);
    demand(companyPolicy.approveMember(actorRole));
    if (standing === 'active') return;
    await membersStore.update(tx.db, companyId, userId, { status: 'active', needs_approval: false });
    await world.bus.emit(tx, 'companies.member-approved', { companyId, userId, approvedBy });
    await sendMemberMail(world, tx, companyId, userId, approvedMail);
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['company', 'members'] });
      world.hub.wake({ userIds: [userId], topics: ['me', 'company'] });
      world.log.info({ event: 'member-approved', companyId, userId, approvedBy }, 'member approved');
    });
  });
  return {};
}
