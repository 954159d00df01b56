import { Failure } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { ownershipStore } from '../ownership/ownership.store.ts';
import { membersStore } from './members.store.ts';

/**
 * Gives an active member of the company that `scope` is bound to a role, as the operator; in the caller's transaction. A new
 * owner makes the former one an admin; the owner's own role changes by another owner alone. Answers the role before.
 */
export async function assignRole(
  world: Pick<World, 'clock'>,
  scope: Scope,
  { companyId, userId, role }: { readonly companyId: string; readonly userId: string; readonly role: Role },
): Promise<Role> {
  const { ownerId } = await ownershipStore.lockCompany(scope.db);
  const member = (await membersStore.lock(scope.db, companyId, [userId])).get(userId);
  if (member?.status !== 'active') throw new Failure('member_not_found');
  if (member.role === role) return role;
  if (member.role === 'owner') throw new Failure('owner_role_fixed');
  if (role === 'owner') {
    await ownershipStore.remove(scope.db, companyId);
    await ownershipStore.setOwner(scope.db, companyId, userId, world.clock.now());
    await membersStore.update(scope.db, companyId, ownerId, { is_admin: true });
  } else await membersStore.update(scope.db, companyId, userId, { is_admin: role === 'admin' });
  return member.role;
}
