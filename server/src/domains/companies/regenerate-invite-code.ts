import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { companyPolicy } from './companies.policy.ts';
import { companiesStore } from './companies.store.ts';
import { withNewInviteCode } from './with-new-invite-code.ts';

/** Draws a new invite code; the one before stops working at once. */
export async function regenerateInviteCode(
  world: Pick<World, 'clock' | 'hub' | 'log'>,
  scope: CompanyScope,
): Promise<{ inviteCode: string }> {
  const { companyId, role } = await scope.entry();
  demand(companyPolicy.regenerateInviteCode(role));
  const inviteCode = await withNewInviteCode(async (drawn) => {
    await companiesStore.setInviteCode(scope.db, companyId, drawn, world.clock.now());
    return drawn;
  });
  world.hub.wake({ companyId, topics: ['company'] });
  world.log.info(
    { event: 'invite-code-replaced', companyId, userId: scope.actor.userId },
    'invite code replaced',
  );
  return { inviteCode };
}
