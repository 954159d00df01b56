import { z } from 'zod';
import { meetingParams, Nothing, text } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { editionQuery } from '../schemas.ts';
import { MinutesReader, MinutesRecipient } from './schemas.ts';

export const sendMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/send',
  summary: 'Send adopted minutes to the people of the meeting',
  description:
    'Members get decisions, work and the link; guests the PDF, except of closed meetings. Never to the caller; three times an hour for a meeting.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  query: z.object(editionQuery),
  body: z.object({ message: text(500).default('') }),
  reply: z.object({
    /** How many people and guests it goes to. */
    sent: z.int(),
  }),
  failures: [
    'meeting_not_found',
    'not_allowed',
    'minutes_not_found',
    'minutes_state',
    'minutes_file_lost',
    'too_many_requests',
  ],
});

export const readAdoptedMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/read',
  summary: 'Mark adopted minutes as read',
  description: 'By the caller; the first time counts.',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(editionQuery),
  reply: Nothing,
  failures: ['meeting_not_found', 'minutes_not_found', 'minutes_state'],
});

export const listMinutesReaders = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/readers',
  summary: 'List who has read the minutes',
  description:
    'The members of the meeting, with when each first opened this edition after its adoption, and whom sending would mail now: members who want such mails and, but for closed meetings, guests; not the caller.',
  access: 'meeting-edit',
  params: meetingParams,
  query: z.object(editionQuery),
  reply: z.object({ readers: z.array(MinutesReader), recipients: z.array(MinutesRecipient) }),
  failures: ['meeting_not_found', 'not_allowed', 'minutes_not_found'],
});
