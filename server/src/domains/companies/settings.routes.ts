import * as contract from '@hopgon/contract/company-settings/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { dropCompanyDay, setCompanyDay } from './change-company-day.ts';
import { closeCompany } from './close-company.ts';
import { leaveCompany } from './leave-company.ts';
import { listCompanyDays } from './list-company-days.ts';
import { readClosing } from './read-closing.ts';
import { restoreCompany } from './restore-company.ts';
import { updateCompany } from './update-company.ts';

export function companySettingsRoutes(bind: Bind, world: World): void {
  bind(contract.updateCompany, ({ scope, body }) => updateCompany(world, scope, body));
  bind(contract.listCompanyDays, ({ scope, query }) => listCompanyDays(scope, query));
  bind(contract.setCompanyDay, ({ scope, params, body }) => setCompanyDay(world, scope, params.day, body));
  bind(contract.dropCompanyDay, ({ scope, params, body }) => dropCompanyDay(world, scope, params.day, body));
  bind(contract.leaveCompany, ({ scope }) => leaveCompany(world, scope));
  bind(contract.closeCompany, ({ scope, body }) => closeCompany(world, scope, body.name));
  bind(contract.readClosing, ({ scope }) => readClosing(scope));
  bind(contract.reopenCompany, ({ scope }) => restoreCompany(world, scope));
}
