import '../companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from './lock-member.ts';
import { removedMail, turnedAwayMail } from './member-mails.rules.ts';
import { membersStore } from './members.store.ts';
import { sendMemberMail } from './send-member-mail.ts';

/** Ends a membership, also one that still waits: access ends with the next call; listeners hand back what else it held. */
export async function removeMember(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
  userId: string,
): Promise<Record<string, never>> {
  const removedBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, actorRole, role, standing } = await lockMember(tx, userId, ['active', 'waiting']);
    demand(companyPolicy.removeMember(actorRole, role));
    await membersStore.update(tx.db, companyId, userId, {
      status: 'removed',
      is_admin: false,
      needs_approval: userId !== removedBy,
    });
    await membersStore.clearCurrentCompany(tx.db, userId);
    // Woken before the other listeners: a browser that knows of the removal stops asking about the company.
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me', 'company'] }));
    await world.bus.emit(tx, 'companies.member-removed', { companyId, userId, standing, removedBy });
    if (userId !== removedBy) {
      await sendMemberMail(
        world,
        tx,
        companyId,
        userId,
        standing === 'active' ? removedMail : turnedAwayMail,
      );
    }
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['company', 'members'] });
      world.log.info({ event: 'member-removed', companyId, userId, removedBy }, 'member removed');
    });
  });
  return {};
}
