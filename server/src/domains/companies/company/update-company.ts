import '../companies.events.ts';
import type { Company } from '@hopgon/contract/companies/schemas';
import type { CompanyChange } from '@hopgon/contract/company-settings/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { companyPolicy } from '../companies.policy.ts';
import { presentCompany } from '../companies.presenter.ts';
import { requireTimeZone } from '../days/require-time-zone.ts';
import { columnsOf, settingChanges, settledColumns } from '../settings/settings.rules.ts';
import { companiesStore } from './companies.store.ts';

/** Changes what is given of name, description and settings; what stays the same is no change and no news. */
export async function updateCompany(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { version, ...wanted }: CompanyChange,
): Promise<Company> {
  const changedBy = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(companyPolicy.changeSettings(role));
    const before = await companiesStore.lockBound(tx.db);
    if (before.version !== version) throw new Failure('version_stale');
    const columns = settledColumns(before, await knownColumns(tx, wanted));
    if (columns === null) throw new Failure('lunch_outside_work');
    const changes = settingChanges(before, { ...before, ...columns });
    if (changes.some(({ setting }) => setting === 'chatAccess')) demand(companyPolicy.changeChatAccess(role));
    if (changes.some(({ setting }) => setting === 'hourlyCost')) demand(companyPolicy.changeHourlyCost(role));
    if (!before.require_second_factor && columns.require_second_factor) await requireOwnSecondFactor(tx);
    if (changes.length > 0) {
      const change = { ...columns, version: version + 1, updated_at: world.clock.now() };
      await companiesStore.update(tx.db, companyId, change);
      await world.bus.emit(tx, 'companies.settings-changed', { companyId, changedBy, changes });
      const named = changes.some(({ setting }) => setting === 'name');
      tx.afterCommit(() => world.hub.wake({ companyId, topics: named ? ['company', 'me'] : ['company'] }));
    }
    const after = await companiesStore.findBound(tx.db);
    if (!after) throw new Error('a company vanished inside its own transaction');
    return presentCompany(after, role);
  });
}

/** The person who turns the requirement on must meet it, or nobody could turn it off again. */
async function requireOwnSecondFactor(tx: CompanyScope): Promise<void> {
  const shown = await companiesStore.hasShownSecondFactor(tx.db, tx.actor.sessionId);
  if (!shown) throw new Failure('own_second_factor_first');
}

async function knownColumns(
  tx: CompanyScope,
  wanted: Omit<CompanyChange, 'version'>,
): Promise<ReturnType<typeof columnsOf>> {
  const columns = columnsOf(wanted);
  if (columns.time_zone === undefined) return columns;
  return { ...columns, time_zone: await requireTimeZone(tx, columns.time_zone) };
}
