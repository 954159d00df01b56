import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { switchCurrentCompany } from '../../users/switch-current-company.ts';
import { membersStore } from '../members/members.store.ts';

/** Makes another company current; a foreign one is refused like one that does not exist. */
export async function switchCompany(
  world: Pick<World, 'hub'>,
  scope: PersonScope,
  companyId: string,
): Promise<{ companyId: string }> {
  const { userId } = scope.actor;
  await scope.transaction(async (tx) => {
    const own = await membersStore.companyIdsOfPerson(tx.db, userId);
    if (!own.includes(companyId)) throw new Failure('not_company_member');
    await switchCurrentCompany(tx, userId, companyId);
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me', 'company'] }));
  });
  return { companyId };
}
