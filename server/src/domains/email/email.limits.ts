import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const testMailsOfPerson: Limit = { most: 5, window: hour };
/** More than somebody writes by hand. */
const lettersOfPerson: Limit = { most: 30, window: hour };

export const spendTestMail = (limiter: Limiter, userId: string): void => {
  limiter.spend(testMailsOfPerson, `email/test/${userId}`);
};

export const spendLetter = (limiter: Limiter, userId: string): void => {
  limiter.spend(lettersOfPerson, `email/letter/${userId}`);
};
