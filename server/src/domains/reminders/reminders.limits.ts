import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const remindersOfMeeting: Limit = { most: 3, window: 60 * 60 * 1000 };

export const spendReminder = async (limiter: Limiter, meetingId: string): Promise<void> => {
  await limiter.spend(remindersOfMeeting, `reminders/meeting/${meetingId}`);
};
