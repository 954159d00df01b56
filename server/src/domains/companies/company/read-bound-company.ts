import type { Company } from '@hopgon/contract/companies/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import { presentCompany } from '../companies.presenter.ts';
import { companiesStore } from './companies.store.ts';

/** The company of a job, as its owner sees it; null where there is none. */
export async function readBoundCompany(scope: Scope): Promise<Company | null> {
  const row = await companiesStore.findBound(scope.db);
  return row ? presentCompany(row, 'owner') : null;
}
