import '../companies.events.ts';
import { Failure } from '@hopgon/contract/failure';
import { bindCompany } from '../../../platform/tenancy/bind-company.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockPerson } from '../../users/lock-person.ts';
import { requireTimeZone } from '../days/require-time-zone.ts';
import { membersStore } from '../members/members.store.ts';
import { applyNewInviteCode } from './apply-new-invite-code.ts';
import { companiesPerPerson } from './companies.rules.ts';
import { companiesStore } from './companies.store.ts';

/** Founds a company; its founder owns it, works in it, and it becomes their current one. */
export async function createCompany(
  world: Pick<World, 'clock' | 'newId' | 'bus' | 'hub'>,
  scope: PersonScope,
  input: { name: string; timeZone: string },
): Promise<{ companyId: string }> {
  const { userId } = scope.actor;
  const companyId = world.newId();
  await applyNewInviteCode((inviteCode) =>
    scope.transaction(async (tx) => {
      await tx.entry();
      const timeZone = await requireTimeZone(tx, input.timeZone);
      // So that listeners of its founding may write into it.
      await bindCompany(tx, companyId);
      await lockPerson(tx, userId);
      const joined = await membersStore.countOfPerson(tx.db, userId);
      if (joined >= companiesPerPerson) throw new Failure('company_limit');
      const now = world.clock.now();
      await companiesStore.found(tx.db, {
        companyId,
        name: input.name,
        ownerId: userId,
        inviteCode,
        timeZone,
        now,
      });
      await world.bus.emit(tx, 'companies.founded', { companyId, userId });
      tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['me', 'company'] }));
    }),
  );
  return { companyId };
}
