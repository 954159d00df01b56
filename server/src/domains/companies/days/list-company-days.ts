import type { CompanyDay } from '@hopgon/contract/company-settings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { companiesStore } from '../company/companies.store.ts';
import { daysOfYear } from './company-days.rules.ts';
import { companyDaysStore } from './company-days.store.ts';

/** The days of a year that are not like their weekday. */
export async function listCompanyDays(
  scope: CompanyScope,
  { year }: { readonly year: number },
): Promise<{ days: CompanyDay[]; workedHolidays: { date: string; name: string }[] }> {
  const company = await companiesStore.findBound(scope.db);
  return daysOfYear(year, await companyDaysStore.list(scope.db, year), company?.work_days ?? []);
}
