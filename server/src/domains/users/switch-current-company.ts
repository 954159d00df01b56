import type { Scope } from '../../platform/database/scope.ts';
import { usersStore } from './users.store.ts';

/** Makes a company current for the person `scope` is bound to; that they work there was judged before. */
export async function switchCurrentCompany(scope: Scope, userId: string, companyId: string): Promise<void> {
  await usersStore.update(scope.db, userId, { current_company_id: companyId });
}
