import { z } from 'zod';
import { Id, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { MeetingReminder, ReminderHabits, ReminderMinutes } from './schemas.ts';

const meetingParams = z.object({ meetingId: Id });

export const readReminderHabits = defineRoute({
  method: 'GET',
  path: '/api/v1/reminders',
  summary:
    'When the caller is reminded of meetings in this company, and whether the day begins with a digest',
  access: 'company',
  reply: ReminderHabits,
  failures: [],
});

export const setReminderHabits = defineRoute({
  method: 'PUT',
  path: '/api/v1/reminders',
  summary: 'Choose when to be reminded of meetings that have no choice of their own; what is not named stays',
  access: 'company',
  body: z.object({ minutes: ReminderMinutes.optional(), digest: z.boolean().optional() }),
  reply: ReminderHabits,
  failures: [],
});

export const readMeetingReminder = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/reminder',
  summary: 'When the caller is reminded of this meeting',
  access: 'meeting-answer',
  params: meetingParams,
  reply: MeetingReminder,
  failures: ['meeting_not_found', 'not_invited'],
});

export const setMeetingReminder = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/reminder',
  summary: 'Choose when to be reminded of this meeting; null: as usual, an empty list: never',
  access: 'meeting-answer',
  params: meetingParams,
  body: z.object({ minutes: ReminderMinutes.nullable() }),
  reply: MeetingReminder,
  failures: ['meeting_not_found', 'not_invited'],
});

export const sendReminder = defineRoute({
  method: 'POST',
  path: '/api/v1/email/send/reminder',
  summary:
    'Remind the people of a meeting by mail and bell now: those who have not answered, or all but those who declined; three an hour for a meeting',
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
