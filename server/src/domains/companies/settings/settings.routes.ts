import * as contract from '@hopgon/contract/company-settings/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { closeCompany } from '../closing/close-company.ts';
import { readClosing } from '../closing/read-closing.ts';
import { restoreCompany } from '../closing/restore-company.ts';
import { updateCompany } from '../company/update-company.ts';
import { listCompanyDays } from '../days/list-company-days.ts';
import { resetCompanyDay } from '../days/reset-company-day.ts';
import { updateCompanyDay } from '../days/update-company-day.ts';
import { leaveCompany } from '../members/leave-company.ts';

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
