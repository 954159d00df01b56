import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const papersOfPerson: Limit = { most: 60, window: hour };
const mailsOfMeeting: Limit = { most: 3, window: hour };

export const spendPaper = (limiter: Limiter, userId: string): void => {
  limiter.spend(papersOfPerson, `preparation/papers/${userId}`);
};

export const spendPreparation = (limiter: Limiter, meetingId: string): void => {
  limiter.spend(mailsOfMeeting, `preparation/mail/${meetingId}`);
};
