import { z } from 'zod';
import { Id, Instant, TimeZone } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { BusyTime, Clash } from '../schemas.ts';

export const findClashes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/clashes',
  summary: 'List the conflicts of a meeting at this time',
  description: 'And the rules of the company that it would break. Changes nothing.',
  access: 'company',
  readOnly: true,
  body: z.object({
    startsAt: Instant,
    endsAt: Instant,
    /** That of the meeting, else the company's: one from midnight to midnight there is all day, and leaves people free. */
    timeZone: TimeZone.optional(),
    userIds: z.array(Id).max(500).default([]),
    roomId: Id.nullable().default(null),
    /** Which is being changed. */
    exceptMeetingId: Id.optional(),
  }),
  reply: z.object({
    clashes: z.array(Clash),
    /** In Vietnamese; the meeting may be made all the same. */
    brokenRules: z.array(z.string()),
  }),
  failures: ['meeting_end_before_start', 'meeting_too_long', 'time_zone_unknown'],
});

export const listBusyTimes = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/busy',
  summary: 'List busy times of hidden meetings',
  description:
    'Between `from` and `to`, at most 62 days: of a person, of a room, or, for owner and admins, of the whole company. Only meetings that the caller may not see.',
  access: 'company',
  query: z.object({ from: Instant, to: Instant, personId: Id.optional(), roomId: Id.optional() }),
  reply: z.object({ busy: z.array(BusyTime) }),
  failures: ['meeting_end_before_start', 'meeting_too_long'],
});
