import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listCompanyIdsOfSession } from './company-access.store.ts';

/** The companies a person is an active member of and that this session may enter. */
export const listOpenCompanyIds = (
  { clock }: Pick<World, 'clock'>,
  scope: Pick<PersonScope, 'db' | 'actor'>,
): Promise<string[]> => listCompanyIdsOfSession(scope.db, scope.actor, clock.now());
