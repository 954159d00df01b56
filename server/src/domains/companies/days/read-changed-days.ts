import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { DayRow } from './company-days.rules.ts';
import { companyDaysStore } from './company-days.store.ts';

/** What the company says of single days, by date; of all others the law and the weekday decide. */
export async function readChangedDays(scope: CompanyScope): Promise<ReadonlyMap<string, DayRow>> {
  const rows = await companyDaysStore.list(scope.db);
  return new Map(rows.map((row) => [row.day, row]));
}
