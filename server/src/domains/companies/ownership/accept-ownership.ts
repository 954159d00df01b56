import '../companies.events.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { ownershipHandedOverMail, ownershipReceivedMail } from '../members/member-mails.rules.ts';
import { membersStore } from '../members/members.store.ts';
import { sendMemberMail } from '../members/send-member-mail.ts';
import { lockOpenOffer } from './lock-open-offer.ts';
import { ownershipStore } from './ownership.store.ts';

/** Makes the caller, to whom it was offered, the owner; the owner until now is an admin from here on. */
export async function acceptOwnership(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
): Promise<Record<string, never>> {
  const to = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, ownerId: from, name } = await lockOpenOffer(world, tx);
    await ownershipStore.remove(tx.db, companyId);
    await ownershipStore.setOwner(tx.db, companyId, to, world.clock.now());
    await membersStore.update(tx.db, companyId, from, { is_admin: true });
    await world.bus.emit(tx, 'companies.ownership-transferred', { companyId, from, to });
    await sendMemberMail(world, tx, companyId, from, ownershipHandedOverMail(name));
    await sendMemberMail(world, tx, companyId, to, ownershipReceivedMail);
    tx.afterCommit(() => {
      world.hub.wake({ companyId, topics: ['company', 'members'] });
      world.hub.wake({ userIds: [from, to], topics: ['me', 'company'] });
      world.log.info({ event: 'ownership-transferred', companyId, from, to }, 'ownership transferred');
    });
  });
  return {};
}
