import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from '../members/lock-member.ts';
import { ownershipStore } from './ownership.store.ts';

/** The open offer to the caller, and who makes it, all held until the transaction ends; to others there is none. */
export async function lockOpenOffer(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
): Promise<{ companyId: string; ownerId: string; name: string }> {
  const { ownerId } = await ownershipStore.lockCompany(tx.db);
  const { companyId } = await lockMember(tx, ownerId);
  const offer = await ownershipStore.findOpen(tx.db, world.clock.now());
  if (!offer) throw new Failure('ownership_not_offered');
  demand(companyPolicy.answerOwnershipOffer(tx.actor.userId, offer.user_id));
  return { companyId, ownerId, name: offer.display_name };
}
