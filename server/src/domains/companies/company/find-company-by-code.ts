import type { Origin } from '../../../platform/http/call.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { areCodesGuessed } from '../companies.limits.ts';
import { companiesStore } from './companies.store.ts';
import { requireCompanyByCode } from './require-company-by-code.ts';

/** Names the company of an invite code to a person who was sent it; to nobody while codes are guessed from many places. */
export async function findCompanyByCode(
  world: Pick<World, 'limiter' | 'log'>,
  scope: PersonScope,
  origin: Origin,
  inviteCode: string,
): Promise<{ companyName: string | null }> {
  await requireCompanyByCode(world, scope, origin, inviteCode);
  if (await areCodesGuessed(world.limiter)) return { companyName: null };
  return { companyName: await companiesStore.findNameByCode(scope.db, inviteCode) };
}
