import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { sampleMeetings } from './sample.rules.ts';
import { sampleIds } from './sample-ids.ts';

/** The ids of the caller's sample meetings, whether they are there or not. */
export async function ownSampleIds(scope: CompanyScope): Promise<readonly string[]> {
  const { companyId } = await scope.entry();
  return sampleIds({ companyId, userId: scope.actor.userId }, sampleMeetings.length);
}
