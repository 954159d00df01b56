import type { OwnershipOffer } from '@hopgon/contract/ownership/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { presentOffer } from './ownership.presenter.ts';
import { ownershipStore } from './ownership.store.ts';

/** The open offer, for the owner and the person it is made to; null for others. */
export async function readOwnershipOffer(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<{ offer: OwnershipOffer | null }> {
  const row = await ownershipStore.findOpen(scope.db, world.clock.now());
  const { role } = await scope.entry();
  const concerned =
    row !== undefined &&
    (companyPolicy.withdrawOwnershipOffer(role) === null ||
      companyPolicy.answerOwnershipOffer(scope.actor.userId, row.user_id) === null);
  return { offer: concerned ? presentOffer(row, scope.actor.userId) : null };
}
