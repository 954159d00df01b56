import '../companies.events.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companiesStore } from '../company/companies.store.ts';

/** Withdraws the caller's own request to join a company. Where they wait for none, nothing changes and all is answered alike. */
export async function cancelJoinRequest(
  world: Pick<World, 'bus' | 'database' | 'hub' | 'log'>,
  scope: PersonScope,
  companyId: string,
): Promise<Record<string, never>> {
  await scope.entry();
  const { userId } = scope.actor;
  // Bound to the company as well, so that the listeners may write into it.
  await world.database.trusted({ userId, companyId }).transaction(async (tx) => {
    if (!(await companiesStore.withdrawRequest(tx.db, companyId, userId))) return;
    const ended = { companyId, userId, standing: 'waiting', removedBy: userId } as const;
    await world.bus.emit(tx, 'companies.member-removed', ended);
    tx.afterCommit(() => {
      world.hub.wake({ userIds: [userId], topics: ['me'] });
      world.hub.wake({ companyId, topics: ['company', 'members'] });
      world.log.info({ event: 'request-withdrawn', companyId, userId }, 'request withdrawn');
    });
  });
  return {};
}
