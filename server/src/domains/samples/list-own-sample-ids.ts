import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { computeSampleIds } from './compute-sample-ids.ts';
import { sampleMeetings } from './sample.rules.ts';

/** The ids of the caller's sample meetings, whether they are there or not. */
export async function listOwnSampleIds(scope: CompanyScope): Promise<readonly string[]> {
  const { companyId } = await scope.entry();
  return computeSampleIds({ companyId, userId: scope.actor.userId }, sampleMeetings.length);
}
