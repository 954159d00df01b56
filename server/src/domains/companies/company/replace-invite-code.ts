import '../companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { applyNewInviteCode } from './apply-new-invite-code.ts';
import { companiesStore } from './companies.store.ts';

/** Draws a new invite code; the one before stops working at once. */
export async function replaceInviteCode(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'log'>,
  scope: CompanyScope,
): Promise<{ inviteCode: string }> {
  const { companyId, role } = await scope.entry();
  demand(companyPolicy.replaceInviteCode(role));
  const replacedBy = scope.actor.userId;
  const inviteCode = await applyNewInviteCode((drawn) =>
    scope.transaction(async (tx) => {
      await companiesStore.setInviteCode(tx.db, companyId, drawn, world.clock.now());
      await world.bus.emit(tx, 'companies.invite-code-replaced', { companyId, replacedBy });
      return drawn;
    }),
  );
  world.hub.wake({ companyId, topics: ['company'] });
  world.log.info(
    { event: 'invite-code-replaced', companyId, userId: scope.actor.userId },
    'invite code replaced',
  );
  return { inviteCode };
}
