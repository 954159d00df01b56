import '../companies.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { OwnershipOffer } from '@hopgon/contract/ownership/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from '../members/lock-member.ts';
import { ownershipOfferedMail } from '../members/member-mails.rules.ts';
import { membersStore } from '../members/members.store.ts';
import { sendMemberMail } from '../members/send-member-mail.ts';
import { presentOffer } from './ownership.presenter.ts';
import { answerBy, lastDayOf } from './ownership.rules.ts';
import { type OfferRow, ownershipStore } from './ownership.store.ts';

/** Offers the company to a member, who has seven days to answer. */
export async function createOwnershipOffer(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log' | 'newId'>,
  scope: CompanyScope,
  userId: string,
): Promise<OwnershipOffer> {
  const offeredBy = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const { companyId, actorRole, role } = await lockMember(tx, userId);
    demand(companyPolicy.transferOwnership(actorRole, role));
    const offer = await keepOffer(world, tx, companyId, userId);
    const { timeZone } = await tx.entry();
    const owner = await membersStore.findMailbox(tx.db, companyId, offeredBy);
    await world.bus.emit(tx, 'companies.ownership-offered', { companyId, userId, offeredBy });
    const write = ownershipOfferedMail(owner?.display_name ?? '', lastDayOf(offer.expires_at, timeZone));
    await sendMemberMail(world, tx, companyId, userId, write);
    tx.afterCommit(() => {
      world.hub.wake({ userIds: [userId, offeredBy], topics: ['company'] });
      world.log.info({ event: 'ownership-offered', companyId, userId, offeredBy }, 'ownership offered');
    });
    return presentOffer(offer, offeredBy);
  });
}

async function keepOffer(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  companyId: string,
  userId: string,
): Promise<OfferRow> {
  const now = world.clock.now();
  const kept = await ownershipStore.insert(tx.db, {
    company_id: companyId,
    user_id: userId,
    offered_at: now,
    expires_at: answerBy(now),
  });
  const offer = kept ? await ownershipStore.findOpen(tx.db, now) : undefined;
  if (!offer) throw new Failure('ownership_already_offered');
  return offer;
}
