import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const papersOfPerson: Limit = { most: 60, window: hour };
const mailsOfMeeting: Limit = { most: 3, window: hour };

export const spendPaper = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(papersOfPerson, `preparation/papers/${userId}`);
};

export const spendPreparation = async (limiter: Limiter, meetingId: string): Promise<void> => {
  await limiter.spend(mailsOfMeeting, `preparation/mail/${meetingId}`);
};
