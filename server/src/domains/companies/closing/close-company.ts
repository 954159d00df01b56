import '../companies.events.ts';
import type { Closing } from '@hopgon/contract/company-settings/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { removeClosedCompany } from '../companies.jobs.ts';
import { companyPolicy } from '../companies.policy.ts';
import { companiesStore } from '../company/companies.store.ts';
import { notifyManagers } from '../members/notify-managers.ts';
import { closedMail, isNameOf, removalTime } from './closing.rules.ts';
import { closingStore } from './closing.store.ts';
import { readClosing } from './read-closing.ts';

/** Closes a company: everyone but owner and admins is out at once, and a week later it is removed. */
export async function closeCompany(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'log' | 'newId'>,
  scope: CompanyScope,
  typed: string,
): Promise<Closing> {
  const closedBy = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const { companyId, role, timeZone } = await tx.entry();
    demand(companyPolicy.close(role));
    const company = await companiesStore.lockBound(tx.db);
    if (!isNameOf(typed, company.name)) throw new Failure('company_name_wrong');
    const now = world.clock.now();
    const removedAfter = removalTime(now);
    const change = { closed_at: now, closed_by: closedBy, removed_after: removedAfter };
    await companiesStore.update(tx.db, companyId, change);
    await world.jobs.send(tx, removeClosedCompany, companyId, {}, { startAfter: removedAfter });
    await world.bus.emit(tx, 'companies.closed', { companyId, closedBy });
    const link = `${world.config.publicUrl}/company-closed`;
    await notifyManagers(world, tx, companyId, (reader) =>
      closedMail(reader, { company: company.name, removedAfter, timeZone, link }),
    );
    const userIds = await closingStore.memberIds(tx.db);
    tx.afterCommit(() => {
      world.hub.wake({ userIds, topics: ['me', 'company'] });
      world.log.info({ event: 'company-closed', companyId, closedBy }, 'company closed');
    });
    return readClosing(tx);
  });
}
