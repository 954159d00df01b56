import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const hour = 60 * 60 * 1000;

const accountLimits = {
  pictures: { most: 20, window: hour },
} as const satisfies Record<string, Limit>;

export const spendPicture = (limiter: Limiter, userId: string): void =>
  void limiter.spend(accountLimits.pictures, `account/picture/${userId}`);
