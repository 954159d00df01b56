import type { ReminderHabits } from '@hopgon/contract/reminders/schemas';
import { usualReminderMinutes } from '@hopgon/contract/reminders/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import { reminderStore } from './reminders.store.ts';

export async function readReminderHabits(scope: Scope): Promise<ReminderHabits> {
  return (await reminderStore.habits(scope.db)) ?? { minutes: [...usualReminderMinutes] };
}
