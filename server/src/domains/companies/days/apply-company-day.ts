import '../companies.events.ts';
import type { DayKind, SeenDay } from '@hopgon/contract/company-settings/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { WorkDays } from '@hopgon/engine/time/work-days';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { companiesStore } from '../company/companies.store.ts';
import { type DayRow, isAsSeen, mostDays } from './company-days.rules.ts';
import { companyDaysStore } from './company-days.store.ts';
import { readWorkDays } from './read-work-days.ts';

export type DayWorld = Pick<World, 'bus' | 'hub'>;

export interface Wanted {
  readonly name: string;
  readonly kind: DayKind;
}

interface Change {
  readonly day: string;
  /** What is to be kept of it. */
  readonly rowFor: (work: WorkDays) => DayRow | null;
  readonly wanted: Wanted | null;
  readonly was: SeenDay;
}

export async function applyCompanyDay(
  world: DayWorld,
  scope: CompanyScope,
  { day, rowFor, wanted, was }: Change,
): Promise<Record<string, never>> {
  const changedBy = scope.actor.userId;
  await scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(companyPolicy.changeSettings(role));
    // One at a time, so that the count below holds.
    await companiesStore.lockBound(tx.db);
    const work = await readWorkDays(tx);
    if (!work) throw new Error('a company vanished inside the transaction that locked it');
    const before = await companyDaysStore.find(tx.db, day);
    const row = rowFor(work);
    if (before?.kind === row?.kind && before?.name === row?.name) return;
    if (!isAsSeen(day, { row: before, seen: was, work })) throw new Failure('version_stale');
    if (row) {
      if (!before && (await companyDaysStore.count(tx.db)) >= mostDays)
        throw new Failure('company_days_full');
      await companyDaysStore.set(tx.db, companyId, row);
    } else await companyDaysStore.remove(tx.db, day);
    await world.bus.emit(tx, 'companies.day-changed', { companyId, changedBy, day, wanted });
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['company'] }));
  });
  return {};
}
