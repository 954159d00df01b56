import { Failure } from '@hopgon/contract/failure';
import { knownTimeZone } from '../company/companies.rules.ts';

/** The zone under the name we keep; throws where this machine does not know it. */
export function requireTimeZone(name: string): string {
  const timeZone = knownTimeZone(name);
  if (timeZone === null) throw new Failure('time_zone_unknown');
  return timeZone;
}
