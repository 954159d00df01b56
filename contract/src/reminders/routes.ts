import { z } from 'zod';
import { Id, meetingParams, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { MeetingReminder, ReminderHabits, ReminderMinutes } from './schemas.ts';

export const readReminderHabits = defineRoute({
  method: 'GET',
  path: '/api/v1/reminders',
  summary: "Read the caller's default reminders in this company",
  access: 'company',
  reply: ReminderHabits,
  failures: [],
});

export const updateReminderHabits = defineRoute({
  method: 'PUT',
  path: '/api/v1/reminders',
  summary: "Update the caller's default reminders in this company",
  description: 'They apply to meetings without their own setting.',
  access: 'company',
  body: z.object({ minutes: ReminderMinutes }),
  reply: ReminderHabits,
  failures: [],
});

export const readMeetingReminder = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/reminder',
  summary: "Read the caller's reminders of a meeting",
  access: 'meeting-answer',
  params: meetingParams,
  reply: MeetingReminder,
  failures: ['meeting_not_found', 'not_invited'],
});

export const updateMeetingReminder = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/reminder',
  summary: "Set the caller's reminders of a meeting",
  description: 'Null uses the default, an empty list turns them off.',
  access: 'meeting-answer',
  params: meetingParams,
  body: z.object({ minutes: ReminderMinutes.nullable() }),
  reply: MeetingReminder,
  failures: ['meeting_not_found', 'not_invited'],
});

export const sendReminder = defineRoute({
  method: 'POST',
  path: '/api/v1/email/send/reminder',
  summary: 'Remind the people of a meeting now',
  description:
    'By mail and notification: those who have not answered, or all but those who declined. At most three times an hour for a meeting.',
  access: 'meeting-edit',
  idempotent: true,
  body: z.object({
    meetingId: Id,
    to: z.enum(['waiting', 'all']).default('waiting'),
    message: text(500).default(''),
  }),
  reply: z.object({
    /** How many people and guests were reminded. */
    reminded: z.int(),
  }),
  failures: [
    'meeting_not_found',
    'not_allowed',
    'meeting_cancelled',
    'meeting_is_draft',
    'meeting_begun',
    'too_many_requests',
  ],
});
