import type { Closing } from '@hopgon/contract/company-settings/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { closingStore } from './closing.store.ts';

/** Until when a closed company can be opened again. */
export async function readClosing(scope: CompanyScope): Promise<Closing> {
  const row = await closingStore.find(scope.db);
  if (!row) throw new Failure('company_not_closed');
  return {
    companyId: row.id,
    name: row.name,
    closedAt: row.closed_at.toISOString(),
    closedBy: { userId: row.closed_by, displayName: row.closer_name },
    removedAfter: row.removed_after.toISOString(),
  };
}
