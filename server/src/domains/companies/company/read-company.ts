import type { Company } from '@hopgon/contract/companies/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentCompany } from '../companies.presenter.ts';
import { companiesStore } from './companies.store.ts';

export async function readCompany(scope: CompanyScope): Promise<Company> {
  const row = await companiesStore.findBound(scope.db);
  const { role } = await scope.entry();
  if (!row) throw new Failure('company_required');
  return presentCompany(row, role);
}
