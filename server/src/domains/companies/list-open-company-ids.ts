import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import { membersStore } from './members.store.ts';

/** The companies a person is an active member of and that this session may enter. */
export const listOpenCompanyIds = (scope: Pick<PersonScope, 'db' | 'actor'>): Promise<string[]> =>
  membersStore.companyIdsOfSession(scope.db, scope.actor);
