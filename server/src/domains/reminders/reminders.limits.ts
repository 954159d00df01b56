import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const remindersOfMeeting: Limit = { most: 3, window: 60 * 60 * 1000 };

export const spendReminder = (limiter: Limiter, meetingId: string): void => {
  limiter.spend(remindersOfMeeting, `reminders/meeting/${meetingId}`);
};
