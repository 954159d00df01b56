import type { MeetingReminder, ReminderHabits } from '@hopgon/contract/reminders/schemas';
import { usualReminderMinutes } from '@hopgon/contract/reminders/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import { reminderStore } from './reminders.store.ts';

export async function habitsOf(scope: Scope): Promise<ReminderHabits> {
  return (await reminderStore.habits(scope.db)) ?? { minutes: [...usualReminderMinutes], digest: true };
}

export async function reminderOf(scope: Scope, meetingId: string): Promise<MeetingReminder> {
  const own = await reminderStore.ofMeeting(scope.db, meetingId);
  return own ? { minutes: own.minutes, own: true } : { minutes: (await habitsOf(scope)).minutes, own: false };
}
