import '../companies.events.ts';
import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { lockMember } from '../members/lock-member.ts';
import { membersStore } from '../members/members.store.ts';

/** Ends a member's access to this company with the next call, until they sign in again; other companies are not touched. */
export async function endMemberAccess(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'log'>,
  scope: CompanyScope,
  userId: string,
): Promise<Record<string, never>> {
  const endedBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, actorRole, role } = await lockMember(tx, userId);
    demand(companyPolicy.endAccess(actorRole, role));
    await membersStore.update(tx.db, companyId, userId, { sign_in_after: world.clock.now() });
    await world.bus.emit(tx, 'companies.access-ended', { companyId, userId, endedBy });
    tx.afterCommit(() => {
      world.hub.wake({ userIds: [userId], topics: ['me', 'company'] });
      world.log.info({ event: 'member-access-ended', companyId, userId, endedBy }, 'access ended');
    });
  });
  return {};
}
