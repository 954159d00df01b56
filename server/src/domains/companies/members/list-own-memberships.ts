import { bindCompany } from '../../../platform/tenancy/bind-company.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import { ownMembershipsStore } from './own-memberships.store.ts';

export interface OwnCompany {
  readonly companyId: string;
  readonly name: string;
  readonly status: 'active' | 'waiting' | 'removed';
  readonly role: 'owner' | 'admin' | 'member';
  readonly department: string;
  readonly position: string;
  readonly joinedAt: Date;
}

/** What every company holds of the caller's membership, also those they left or wait for, with its name. */
export async function listOwnMemberships(scope: PersonScope): Promise<OwnCompany[]> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const found: OwnCompany[] = [];
    for (const row of await ownMembershipsStore.list(tx.db, userId)) {
      await bindCompany(tx, row.company_id);
      const company = await ownMembershipsStore.findBound(tx.db);
      found.push({
        companyId: row.company_id,
        name: company?.name ?? '',
        status: row.status,
        role: company?.owner_id === userId ? 'owner' : row.is_admin ? 'admin' : 'member',
        department: row.department,
        position: row.position,
        joinedAt: row.joined_at,
      });
    }
    return found;
  });
}
