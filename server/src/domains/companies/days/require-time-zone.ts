import { Failure } from '@hopgon/contract/failure';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import { knownTimeZone } from '../company/companies.rules.ts';
import { companiesStore } from '../company/companies.store.ts';

/** The zone under the name we keep; throws where Node.js or PostgreSQL does not know it, for both compute with it. */
export async function requireTimeZone({ db }: Pick<PersonScope, 'db'>, name: string): Promise<string> {
  const timeZone = knownTimeZone(name);
  if (timeZone === null || !(await companiesStore.knowsZone(db, timeZone)))
    throw new Failure('time_zone_unknown');
  return timeZone;
}
