import './companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { companyPolicy } from './companies.policy.ts';
import { lockMember } from './lock-member.ts';
import { membersStore } from './members.store.ts';

/** Ends a membership, also one that still waits: access is gone with the next call; what else it held is handed back by those who hear of it. */
export async function removeMember(
  world: Pick<World, 'bus' | 'hub' | 'log'>,
  scope: CompanyScope,
  userId: string,
): Promise<Record<string, never>> {
  const removedBy = scope.actor.userId;
  const companyId = await scope.transaction(async (tx) => {
    const membership = await tx.entry();
    const target = await lockMember(tx, userId, ['active', 'waiting']);
    demand(companyPolicy.removeMember(membership.role, target.role));
    await membersStore.update(tx.db, membership.companyId, userId, { status: 'removed', is_admin: false });
    await membersStore.clearCurrentCompany(tx.db, userId);
    await world.bus.emit(tx, 'companies.member-removed', {
      companyId: membership.companyId,
      userId,
      removedBy,
    });
    return membership.companyId;
  });
  world.hub.wake({ companyId, topics: ['company', 'members'] });
  world.hub.wake({ userIds: [userId], topics: ['me', 'company'] });
  world.log.info({ event: 'member-removed', companyId, userId, removedBy }, 'member removed');
  return {};
}
