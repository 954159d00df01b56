import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { logWhenRefused } from '../../../platform/limits/log-when-refused.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { spendInviteCode } from '../companies.limits.ts';
import { companiesStore } from './companies.store.ts';

/** The company of an invite code; wrong codes are counted by person and network. */
export async function requireCompanyByCode(
  world: Pick<World, 'limiter' | 'log'>,
  scope: PersonScope,
  origin: Origin,
  inviteCode: string,
): Promise<string> {
  const { userId } = scope.actor;
  await scope.entry();
  const attempt = await logWhenRefused(world.log, 'invite-code', { address: origin.address, userId }, () =>
    spendInviteCode(world.limiter, userId, networkOf(origin.address)),
  );
  const companyId = await companiesStore.findIdByCode(scope.db, inviteCode);
  if (companyId === null) {
    await attempt.wasWrong();
    world.log.warn({ event: 'invite-code-refused', userId, address: origin.address }, 'no such invite code');
    throw new Failure('invite_code_invalid');
  }
  await attempt.wasRight();
  return companyId;
}
