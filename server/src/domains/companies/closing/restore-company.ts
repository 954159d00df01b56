import '../companies.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { companiesStore } from '../company/companies.store.ts';
import { notifyManagers } from '../members/notify-managers.ts';
import { reopenedMail } from './closing.rules.ts';
import { closingStore } from './closing.store.ts';

/** Opens a closed company again: everyone is back where they were. */
export async function restoreCompany(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
): Promise<Record<string, never>> {
  const reopenedBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(companyPolicy.reopen(role));
    const company = await companiesStore.lockBound(tx.db);
    if (!company.closed_at) throw new Failure('company_not_closed');
    const change = { closed_at: null, closed_by: null, removed_after: null };
    await companiesStore.update(tx.db, companyId, change);
    await world.bus.emit(tx, 'companies.reopened', { companyId, reopenedBy });
    await notifyManagers(world, tx, companyId, (reader) => reopenedMail(reader, company.name));
    const userIds = await closingStore.memberIds(tx.db);
    tx.afterCommit(() => {
      world.hub.wake({ userIds, topics: ['me', 'company'] });
      world.log.info({ event: 'company-reopened', companyId, reopenedBy }, 'company reopened');
    });
  });
  return {};
}
