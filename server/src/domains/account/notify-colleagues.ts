import type { CompanyScope, PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listOwnCompanyIds } from '../companies/company/list-own-company-ids.ts';

/** After the commit, the person and everybody they work with read the person's name and picture again. */
export async function notifyColleagues(
  world: Pick<World, 'hub'>,
  tx: PersonScope | CompanyScope,
): Promise<void> {
  const companyIds = await listOwnCompanyIds(tx);
  tx.afterCommit(() => {
    world.hub.wake({ userIds: [tx.actor.userId], topics: ['me'] });
    for (const companyId of companyIds) {
      world.hub.wake({ companyId, topics: ['members', 'meetings', 'action-items'] });
    }
  });
}
