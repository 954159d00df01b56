import * as contract from '@hopgon/contract/reminders/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readMeetingReminder = loadOnDemand(
  async () => (await import('./read-meeting-reminder.ts')).readMeetingReminder,
);
const readReminderHabits = loadOnDemand(
  async () => (await import('./read-reminder-habits.ts')).readReminderHabits,
);
const sendReminder = loadOnDemand(async () => (await import('./send-reminder.ts')).sendReminder);
const updateMeetingReminder = loadOnDemand(
  async () => (await import('./update-meeting-reminder.ts')).updateMeetingReminder,
);
const updateReminderHabits = loadOnDemand(
  async () => (await import('./update-reminder-habits.ts')).updateReminderHabits,
);

export function reminderRoutes(bind: Bind, world: World): void {
  bind(contract.readReminderHabits, ({ scope }) => readReminderHabits(scope));
  bind(contract.updateReminderHabits, ({ scope, body }) => updateReminderHabits(scope, body.minutes));
  bind(contract.readMeetingReminder, ({ scope, params }) => readMeetingReminder(scope, params.meetingId));
  bind(contract.updateMeetingReminder, ({ scope, params, body }) =>
    updateMeetingReminder(scope, params.meetingId, body.minutes),
  );
  bind(contract.sendReminder, ({ scope, body }) => sendReminder(world, scope, body));
}
