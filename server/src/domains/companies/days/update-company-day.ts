import '../companies.events.ts';
import type { SeenDay } from '@hopgon/contract/company-settings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { applyCompanyDay, type DayWorld, type Wanted } from './apply-company-day.ts';
import { rowFor } from './company-days.rules.ts';

/** Makes a day a holiday or a day worked in exchange, or gives it another name. */
export const updateCompanyDay = (
  world: DayWorld,
  scope: CompanyScope,
  day: string,
  { was, ...wanted }: Wanted & { readonly was: SeenDay },
): Promise<Record<string, never>> =>
  applyCompanyDay(world, scope, { day, rowFor: (work) => rowFor(day, wanted, work), wanted, was });
