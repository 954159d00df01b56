import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { companyPolicy } from './companies.policy.ts';
import { labelOrUnset } from './companies.rules.ts';
import { lockMember } from './lock-member.ts';
import { membersStore } from './members.store.ts';

/** Sets department and position of a member; both are labels and give no rights. */
export async function updateMember(
  world: Pick<World, 'hub'>,
  scope: CompanyScope,
  userId: string,
  labels: { department: string; position: string },
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    await lockMember(tx, userId);
    demand(companyPolicy.editMember(role));
    await membersStore.update(tx.db, companyId, userId, {
      department: labelOrUnset(labels.department),
      position: labelOrUnset(labels.position),
    });
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['members'] });
      world.hub.wake({ userIds: [userId], topics: ['me'] });
    });
  });
  return {};
}
