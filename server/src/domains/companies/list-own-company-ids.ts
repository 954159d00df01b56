import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import { membersStore } from './members.store.ts';

/** The companies a person is an active member of. */
export const listOwnCompanyIds = (scope: PersonScope): Promise<string[]> =>
  membersStore.companyIdsOfPerson(scope.db, scope.actor.userId);
