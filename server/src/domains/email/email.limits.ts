import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const testMailsOfPerson: Limit = { most: 5, window: hour };
/** More than somebody writes by hand. */
const lettersOfPerson: Limit = { most: 30, window: hour };

export const spendTestMail = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(testMailsOfPerson, `email/test/${userId}`);
};

export const spendLetter = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(lettersOfPerson, `email/letter/${userId}`);
};
