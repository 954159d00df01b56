import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

/** An export reads everything a company, or a person, has. */
const exportLimits = {
  company: { most: 10, window: hour },
  account: { most: 5, window: hour },
} as const satisfies Record<string, Limit>;

export const limitCompanyExport = async (
  limiter: Limiter,
  companyId: string,
  userId: string,
): Promise<void> =>
  void (await limiter.spend(exportLimits.company, `exports/company/${companyId}/${userId}`));

export const limitAccountExport = async (limiter: Limiter, userId: string): Promise<void> =>
  void (await limiter.spend(exportLimits.account, `exports/account/${userId}`));
