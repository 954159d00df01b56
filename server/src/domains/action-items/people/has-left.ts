import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { actionItemStore } from '../action-items.store.ts';

/** Whether a person can be asked to do nothing, because they are no active member of the company. */
export const hasLeft = async ({ db }: Pick<CompanyScope, 'db'>, userId: string): Promise<boolean> =>
  !(await actionItemStore.isActiveMember(db, userId));
