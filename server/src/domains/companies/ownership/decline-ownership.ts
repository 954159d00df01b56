import '../companies.events.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { ownershipDeclinedMail } from '../members/member-mails.rules.ts';
import { sendMemberMail } from '../members/send-member-mail.ts';
import { lockOpenOffer } from './lock-open-offer.ts';
import { ownershipStore } from './ownership.store.ts';

/** Declines the company; its owner is notified. */
export async function declineOwnership(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await scope.transaction(async (tx) => {
    const { companyId, ownerId, name } = await lockOpenOffer(world, tx);
    await ownershipStore.remove(tx.db, companyId);
    await world.bus.emit(tx, 'companies.ownership-declined', { companyId, userId, ownerId });
    await sendMemberMail(world, tx, companyId, ownerId, ownershipDeclinedMail(name));
    tx.afterCommit(() => {
      world.hub.wake({ userIds: [userId, ownerId], topics: ['company'] });
      world.log.info({ event: 'ownership-declined', companyId, userId }, 'ownership declined');
    });
  });
  return {};
}
