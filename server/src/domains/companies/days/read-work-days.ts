import type { WorkDays } from '@hopgon/engine/time/work-days';
import type { Scope } from '../../../platform/database/scope.ts';
import { companiesStore } from '../company/companies.store.ts';
import { companyDaysStore } from './company-days.store.ts';

/** On which days the bound company works, and in which zone; null where there is none. */
export async function readWorkDays(scope: Scope): Promise<(WorkDays & { readonly timeZone: string }) | null> {
  const company = await companiesStore.findBound(scope.db);
  if (!company) return null;
  const rows = await companyDaysStore.list(scope.db);
  return {
    timeZone: company.time_zone,
    days: company.work_days,
    changed: new Map(rows.map((row) => [row.day, row])),
  };
}
