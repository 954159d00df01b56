import type { CompanyScope, PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listOwnCompanyIds } from '../companies/company/list-own-company-ids.ts';

/** After the commit, whoever sees this person's name or picture reads it anew: the person, and all they work with. */
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
