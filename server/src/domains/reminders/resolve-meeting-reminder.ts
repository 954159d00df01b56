import type { MeetingReminder } from '@hopgon/contract/reminders/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import { readReminderHabits } from './read-reminder-habits.ts';
import { reminderStore } from './reminders.store.ts';

export async function resolveMeetingReminder(scope: Scope, meetingId: string): Promise<MeetingReminder> {
  const own = await reminderStore.ofMeeting(scope.db, meetingId);
  return own
    ? { minutes: own.minutes, own: true }
    : { minutes: (await readReminderHabits(scope)).minutes, own: false };
}
