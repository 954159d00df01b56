import { expect, test } from 'vitest';
import { switchesOf } from './notification.rules.ts';

test.each([
  ['a mail', 'mail', ['email_notifications']],
  ['a reminder in the bell', 'reminder-bell', ['meeting_reminders']],
  ['a reminder by mail', 'reminder-mail', ['meeting_reminders', 'email_notifications']],
  ['news of the chat', 'chat-bell', ['chat_notifications']],
] as const)('%s asks the switches it falls under', (_, reach, columns) => {
  expect(switchesOf(reach)).toEqual(columns);
});
