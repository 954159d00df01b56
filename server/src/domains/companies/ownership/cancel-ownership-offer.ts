import '../companies.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from '../members/lock-member.ts';
import { ownershipWithdrawnMail } from '../members/member-mails.rules.ts';
import { membersStore } from '../members/members.store.ts';
import { sendMemberMail } from '../members/send-member-mail.ts';
import { ownershipStore } from './ownership.store.ts';

/** Takes the offer back, as long as it was not answered. */
export async function cancelOwnershipOffer(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
): Promise<Record<string, never>> {
  const withdrawnBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    await ownershipStore.lockCompany(tx.db);
    const { companyId, actorRole } = await lockMember(tx, withdrawnBy);
    demand(companyPolicy.withdrawOwnershipOffer(actorRole));
    const offer = await ownershipStore.findOpen(tx.db, world.clock.now());
    if (!offer) throw new Failure('ownership_not_offered');
    const { user_id: userId } = offer;
    await ownershipStore.remove(tx.db, companyId);
    const owner = await membersStore.findMailbox(tx.db, companyId, withdrawnBy);
    await world.bus.emit(tx, 'companies.ownership-withdrawn', { companyId, userId, withdrawnBy });
    await sendMemberMail(world, tx, companyId, userId, ownershipWithdrawnMail(owner?.display_name ?? ''));
    tx.afterCommit(() => {
      world.hub.wake({ userIds: [userId, withdrawnBy], topics: ['company'] });
      world.log.info({ event: 'ownership-withdrawn', companyId, userId, withdrawnBy }, 'offer taken back');
    });
  });
  return {};
}
