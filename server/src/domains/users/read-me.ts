import { Failure } from '@hopgon/contract/failure';
import type { Me } from '@hopgon/contract/users/schemas';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import { presentMe } from './users.presenter.ts';
import { usersStore } from './users.store.ts';

export async function readMe(scope: PersonScope): Promise<Me> {
  const row = await usersStore.findWithCompanies(scope.db, scope.actor.userId);
  if (!row) throw new Failure('session_ended');
  return presentMe(row);
}
