import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const accountLimits = {
  pictures: { most: 20, window: hour },
} as const satisfies Record<string, Limit>;

export const spendPicture = async (limiter: Limiter, userId: string): Promise<void> =>
  void (await limiter.spend(accountLimits.pictures, `account/picture/${userId}`));
