import '../companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from './lock-member.ts';
import { membersStore } from './members.store.ts';

/** Makes a member an admin, or an admin a member; it counts from their next call on. */
export async function updateMemberRole(
  world: Pick<World, 'bus' | 'hub' | 'log'>,
  scope: CompanyScope,
  userId: string,
  role: 'admin' | 'member',
): Promise<Record<string, never>> {
  const setBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, actorRole, role: before } = await lockMember(tx, userId);
    demand(companyPolicy.changeRole(actorRole, before));
    if (before === role) return;
    await membersStore.update(tx.db, companyId, userId, { is_admin: role === 'admin' });
    await world.bus.emit(tx, 'companies.member-role-set', { companyId, userId, role, setBy });
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['company', 'members'] });
      world.hub.wake({ userIds: [userId], topics: ['me', 'company'] });
      world.log.info({ event: 'member-role-set', companyId, userId, role, setBy }, 'role set');
    });
  });
  return {};
}
