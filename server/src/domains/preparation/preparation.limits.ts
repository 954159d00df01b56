import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const hour = 60 * 60 * 1000;
const papersOfPerson: Limit = { most: 60, window: hour };
const mailsOfMeeting: Limit = { most: 3, window: hour };

export const spendPaper = (limiter: Limiter, userId: string): void => {
  limiter.spend(papersOfPerson, `preparation/papers/${userId}`);
};

export const spendPreparation = (limiter: Limiter, meetingId: string): void => {
  limiter.spend(mailsOfMeeting, `preparation/mail/${meetingId}`);
};
