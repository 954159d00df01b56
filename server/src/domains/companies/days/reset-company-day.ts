import '../companies.events.ts';
import type { SeenDay } from '@hopgon/contract/company-settings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { applyCompanyDay, type DayWorld } from './apply-company-day.ts';
import { rowToDrop } from './company-days.rules.ts';

/** Makes a day like its weekday again, also a holiday of the law. */
export const resetCompanyDay = (
  world: DayWorld,
  scope: CompanyScope,
  day: string,
  { was }: { readonly was: SeenDay },
): Promise<Record<string, never>> =>
  applyCompanyDay(world, scope, { day, rowFor: (work) => rowToDrop(day, work), wanted: null, was });
