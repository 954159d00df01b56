import * as contract from '@hopgon/contract/reminders/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { habitsOf } from './habits.ts';
import { readMeetingReminder, setMeetingReminder } from './meeting-reminder.ts';
import { sendReminder } from './send-reminder.ts';
import { updateReminderHabits } from './update-reminder-habits.ts';

export function reminderRoutes(bind: Bind, world: World): void {
  bind(contract.readReminderHabits, ({ scope }) => habitsOf(scope));
  bind(contract.setReminderHabits, ({ scope, body }) => updateReminderHabits(scope, body));
  bind(contract.readMeetingReminder, ({ scope, params }) => readMeetingReminder(scope, params.meetingId));
  bind(contract.setMeetingReminder, ({ scope, params, body }) =>
    setMeetingReminder(scope, params.meetingId, body.minutes),
  );
  bind(contract.sendReminder, ({ scope, body }) => sendReminder(world, scope, body));
}
