import type { Term } from '@hopgon/contract/glossary/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { glossaryPolicy } from './glossary.policy.ts';
import { presentTerm } from './glossary.presenter.ts';
import { glossaryStore } from './glossary.store.ts';

export async function listTerms(scope: CompanyScope): Promise<{ terms: Term[]; can: { edit: boolean } }> {
  const { role } = await scope.entry();
  const rows = await glossaryStore.list(scope.db);
  return { terms: rows.map(presentTerm), can: { edit: glossaryPolicy.manage(role) === null } };
}
