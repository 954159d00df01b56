import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireTimeZone } from './require-time-zone.ts';

/** The zone that is asked for, or else the company's, which costs no question. */
export async function resolveTimeZone(scope: CompanyScope, name: string | undefined): Promise<string> {
  const { timeZone } = await scope.entry();
  return name === undefined || name === timeZone ? timeZone : requireTimeZone(scope, name);
}
