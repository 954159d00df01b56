import { Failure } from '@hopgon/contract/failure';
import type { listMeetings as route } from '@hopgon/contract/meetings/routes';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listMeetings } from './list-meetings.ts';

/** The same list for a company named by id: only the one the caller works in answers. */
export async function listCompanyMeetings(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  companyId: string,
  query: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const entered = await scope.entry();
  if (entered.companyId !== companyId.toLowerCase()) throw new Failure('not_company_member');
  return listMeetings(world, scope, query);
}
