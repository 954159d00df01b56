import '../companies.events.ts';
import { Failure } from '@hopgon/contract/failure';
import { unset } from '@hopgon/contract/options';
import { bindCompany } from '../../../platform/tenancy/bind-company.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { membersStore } from './members.store.ts';
import { ownMembershipsStore } from './own-memberships.store.ts';

/**
 * Ends every membership of a person whose account ends, in the one transaction of `tx`; what they held is handed back as
 * in a removal. `alsoIn` runs bound to each of their companies, also those they left long ago. An owner must hand over
 * or delete the company first.
 */
export async function leaveEveryCompany(
  world: Pick<World, 'bus' | 'hub'>,
  tx: PersonScope,
  alsoIn: (companyId: string) => Promise<void>,
): Promise<void> {
  const { userId } = tx.actor;
  const memberships = await ownMembershipsStore.list(tx.db, userId);
  const owned: string[] = [];
  for (const { company_id: companyId, status } of memberships) {
    await bindCompany(tx, companyId);
    const company = await ownMembershipsStore.findBound(tx.db);
    if (company?.owner_id === userId) owned.push(`“${company.name}”`);
    if (owned.length > 0) continue;
    if (status !== 'removed') await leave(world, tx, { companyId, standing: status });
    await alsoIn(companyId);
  }
  await bindCompany(tx, null);
  if (owned.length > 0) throw new Failure('account_owns_company', { companies: owned.join(', ') });
}

async function leave(
  world: Pick<World, 'bus' | 'hub'>,
  tx: PersonScope,
  { companyId, standing }: { readonly companyId: string; readonly standing: 'active' | 'waiting' },
): Promise<void> {
  const { userId } = tx.actor;
  await membersStore.update(tx.db, companyId, userId, {
    status: 'removed',
    is_admin: false,
    department: unset,
    position: unset,
  });
  await world.bus.emit(tx, 'companies.member-removed', { companyId, userId, standing, removedBy: userId });
  tx.afterCommit(() =>
    world.hub.wake({ companyId, topics: ['company', 'members', 'meetings', 'action-items'] }),
  );
}
