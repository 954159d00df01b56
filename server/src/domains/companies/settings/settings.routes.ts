import * as contract from '@hopgon/contract/company-settings/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const closeCompany = loadOnDemand(async () => (await import('../closing/close-company.ts')).closeCompany);
const readClosing = loadOnDemand(async () => (await import('../closing/read-closing.ts')).readClosing);
const restoreCompany = loadOnDemand(
  async () => (await import('../closing/restore-company.ts')).restoreCompany,
);
const updateCompany = loadOnDemand(async () => (await import('../company/update-company.ts')).updateCompany);
const listCompanyDays = loadOnDemand(
  async () => (await import('../days/list-company-days.ts')).listCompanyDays,
);
const resetCompanyDay = loadOnDemand(
  async () => (await import('../days/reset-company-day.ts')).resetCompanyDay,
);
const updateCompanyDay = loadOnDemand(
  async () => (await import('../days/update-company-day.ts')).updateCompanyDay,
);
const leaveCompany = loadOnDemand(async () => (await import('../members/leave-company.ts')).leaveCompany);

export function companySettingsRoutes(bind: Bind, world: World): void {
  bind(contract.updateCompany, ({ scope, body }) => updateCompany(world, scope, body));
  bind(contract.listCompanyDays, ({ scope, query }) => listCompanyDays(scope, query));
  bind(contract.updateCompanyDay, ({ scope, params, body }) =>
    updateCompanyDay(world, scope, params.day, body),
  );
  bind(contract.resetCompanyDay, ({ scope, params, body }) =>
    resetCompanyDay(world, scope, params.day, body),
  );
  bind(contract.leaveCompany, ({ scope }) => leaveCompany(world, scope));
  bind(contract.closeCompany, ({ scope, body }) => closeCompany(world, scope, body.name));
  bind(contract.readClosing, ({ scope }) => readClosing(scope));
  bind(contract.reopenCompany, ({ scope }) => restoreCompany(world, scope));
}
