import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import { membersStore } from '../members/members.store.ts';

/** The companies a person is an active member of. */
export const listOwnCompanyIds = (scope: Pick<PersonScope, 'db' | 'actor'>): Promise<string[]> =>
  membersStore.companyIdsOfPerson(scope.db, scope.actor.userId);
