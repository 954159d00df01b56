import * as contract from '@hopgon/contract/reminders/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readMeetingReminder } from './read-meeting-reminder.ts';
import { readReminderHabits } from './read-reminder-habits.ts';
import { sendReminder } from './send-reminder.ts';
import { updateMeetingReminder } from './update-meeting-reminder.ts';
import { updateReminderHabits } from './update-reminder-habits.ts';

export function reminderRoutes(bind: Bind, world: World): void {
  bind(contract.readReminderHabits, ({ scope }) => readReminderHabits(scope));
  bind(contract.updateReminderHabits, ({ scope, body }) => updateReminderHabits(scope, body));
  bind(contract.readMeetingReminder, ({ scope, params }) => readMeetingReminder(scope, params.meetingId));
  bind(contract.updateMeetingReminder, ({ scope, params, body }) =>
    updateMeetingReminder(scope, params.meetingId, body.minutes),
  );
  bind(contract.sendReminder, ({ scope, body }) => sendReminder(world, scope, body));
}
