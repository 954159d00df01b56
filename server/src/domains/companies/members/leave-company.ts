import '../companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from './lock-member.ts';
import { membersStore } from './members.store.ts';

/** Ends the caller's own membership; what they held is handed back as when somebody removes them. */
export async function leaveCompany(
  world: Pick<World, 'bus' | 'hub' | 'log'>,
  scope: CompanyScope,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    const { role } = await lockMember(tx, userId);
    demand(companyPolicy.leave(role));
    await membersStore.update(tx.db, companyId, userId, { status: 'removed', is_admin: false });
    await membersStore.clearCurrentCompany(tx.db, userId);
    // Woken before the other listeners: a browser that knows of the removal stops asking about the company.
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me', 'company'] }));
    await world.bus.emit(tx, 'companies.member-removed', {
      companyId,
      userId,
      standing: 'active',
      removedBy: userId,
    });
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['company', 'members'] });
      world.log.info({ event: 'member-left', companyId, userId }, 'member left');
    });
  });
  return {};
}
