import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { labelOrUnset } from '../company/companies.rules.ts';
import { lockMember } from './lock-member.ts';
import { membersStore } from './members.store.ts';

interface Labels {
  readonly department: string;
  readonly position: string;
  /** Of the labels that were seen; without it the last word stands. */
  readonly version?: number | undefined;
}

/** Sets department and position of a member; both are labels and give no rights. */
export async function updateMember(
  world: Pick<World, 'hub'>,
  scope: CompanyScope,
  userId: string,
  { department, position, version }: Labels,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    const { companyId, actorRole } = await lockMember(tx, userId);
    demand(companyPolicy.editMember(actorRole));
    const updated = await membersStore.updateLabels(tx.db, companyId, userId, {
      department: labelOrUnset(department),
      position: labelOrUnset(position),
      version,
    });
    if (!updated) throw new Failure('version_stale');
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['members'] });
      world.hub.wake({ userIds: [userId], topics: ['me'] });
    });
  });
  return {};
}
