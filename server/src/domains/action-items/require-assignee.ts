import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { actionItemStore } from './action-items.store.ts';

/** Throws unless this person is an active member, who alone may be asked to take a task on. */
export async function requireAssignee({ db }: Pick<CompanyScope, 'db'>, userId: string): Promise<void> {
  if (!(await actionItemStore.isActiveMember(db, userId))) throw new Failure('participant_not_member');
}
