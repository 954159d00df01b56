import { z } from 'zod';
import { Id } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { MinutesCode, VerifiedMinutes } from './schemas.ts';

/** In the body: an address with the code would stand in logs. */
const body = z.object({ code: MinutesCode });

export const verifyMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/minutes-codes/read',
  summary: 'Check minutes by their code',
  description:
    'For anybody who has the code printed on them. Says which document it is and how to recognise its file, never what it says.',
  access: 'public',
  readOnly: true,
  body,
  reply: VerifiedMinutes,
  failures: ['minutes_code_not_found', 'too_many_requests'],
});

export const findMeetingOfCode = defineRoute({
  method: 'POST',
  path: '/api/v1/minutes-codes/meeting',
  summary: 'Find the meeting of a code',
  description: 'For those who may view the meeting and its minutes; to all others the code is unknown.',
  access: 'company',
  readOnly: true,
  body,
  reply: z.object({ meetingId: Id, edition: z.int(), title: z.string() }),
  failures: ['minutes_code_not_found'],
});
