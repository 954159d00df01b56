import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { emailStore } from './email.store.ts';

/** How many mails of the company could not leave, a hundred at most. */
export async function readFailedMailCount(scope: CompanyScope): Promise<number> {
  const { companyId } = await scope.entry();
  return emailStore.countFailed(scope.db, companyId);
}
