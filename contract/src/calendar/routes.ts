import { z } from 'zod';
import { Answer } from '../meetings/schemas.ts';
import { Id, line, Nothing, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  CalendarFeed,
  calendarFileLimit,
  ImportReport,
  InvitationToken,
  LinkedInvitation,
} from './schemas.ts';

export const readInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'The invitation of a signed link; changes nothing',
  access: 'public',
  readOnly: true,
  body: z.object({ token: InvitationToken }),
  reply: LinkedInvitation,
  failures: ['invitation_link_invalid', 'too_many_requests'],
});

export const answerByLink = defineRoute({
  method: 'POST',
  path: '/api/invitations/answer',
  summary: 'Accept, maybe or decline by a signed link, without signing in',
  access: 'public',
  body: z.object({
    token: InvitationToken,
    answer: Answer.exclude(['waiting']),
    reason: text(500).default(''),
  }),
  reply: LinkedInvitation,
  failures: [
    'invitation_link_invalid',
    'invitation_over',
    'meeting_cancelled',
    'meeting_overlap',
    'too_many_requests',
  ],
});

export const replyByLink = defineRoute({
  method: 'POST',
  path: '/api/invitations/reply',
  summary: "The same by a calendar's own answer: the iTIP REPLY (RFC 5546) it would mail",
  access: 'public',
  body: z.object({ token: InvitationToken, calendar: z.string().min(1).max(100_000) }),
  reply: LinkedInvitation,
  failures: [
    'invitation_link_invalid',
    'invitation_over',
    'invitation_reply_unreadable',
    'meeting_cancelled',
    'meeting_overlap',
    'too_many_requests',
  ],
});

export const readCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/v1/calendar-feed',
  summary: "Whether the caller's meetings can be subscribed to, and since when",
  access: 'company',
  reply: CalendarFeed,
  failures: [],
});

export const createCalendarFeed = defineRoute({
  method: 'POST',
  path: '/api/v1/calendar-feed',
  summary: 'A new address to subscribe to, told this once; one made before ends',
  access: 'company',
  reply: z.object({ address: z.url(), webcal: z.string() }),
  failures: ['too_many_requests'],
});

export const dropCalendarFeed = defineRoute({
  method: 'DELETE',
  path: '/api/v1/calendar-feed',
  summary: 'End the address: who subscribed to it gets nothing any more',
  access: 'company',
  reply: Nothing,
  failures: [],
});

export const serveCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/calendar/:file',
  summary: "A person's own and invited meetings as iCalendar, for whoever knows the address",
  access: 'public',
  params: z.object({ file: z.string().max(64) }),
  file: 'text/calendar; charset=utf-8',
  reply: Nothing,
  failures: ['calendar_feed_not_found', 'too_many_requests'],
});

export const importCalendar = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/import',
  summary:
    "Takes the events of an .ics file as the caller's own meetings; what was taken before is not taken again",
  access: 'company',
  upload: 'file',
  idempotent: true,
  query: z.object({
    /** Places in the file, from 0, of events that are not wanted. */
    except: z
      .string()
      .max(5_000)
      .regex(/^\d{1,4}(,\d{1,4})*$/)
      .transform((places) => places.split(',').map(Number))
      .pipe(z.array(z.int()).max(1_000))
      .optional(),
  }),
  bodyLimit: calendarFileLimit + 64 * 1024,
  reply: ImportReport,
  failures: [
    'payload_too_large',
    'calendar_unreadable',
    'calendar_empty',
    'too_many_requests',
    'company_limit_reached',
    'company_busy',
    'server_busy',
  ],
});

export const previewImport = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/import/preview',
  summary: 'What `importCalendar` would make of the same file now; nothing is kept',
  access: 'company',
  upload: 'file',
  bodyLimit: calendarFileLimit + 64 * 1024,
  reply: ImportReport,
  failures: [
    'payload_too_large',
    'calendar_unreadable',
    'calendar_empty',
    'too_many_requests',
    'company_limit_reached',
    'company_busy',
    'server_busy',
  ],
});

export const undoImport = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/import/:importId',
  summary:
    'Takes back what one import made, for a day; meetings that were changed since stay, and so does a series with one of them',
  access: 'company',
  params: z.object({ importId: Id }),
  reply: z.object({ removed: z.int(), kept: z.int() }),
  failures: ['import_not_found', 'undo_too_late'],
});

export const writeInvitationLetter = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/invitation-letter',
  summary: 'The invitation as a letter (Giấy mời) to print and sign, addressed to `to` or left open',
  access: 'meeting-view',
  params: z.object({ meetingId: Id }),
  query: z.object({ format: z.enum(['docx', 'pdf']).default('pdf'), to: line(200).default('') }),
  file: 'application/pdf',
  reply: Nothing,
  failures: ['meeting_not_found', 'too_many_requests', 'server_busy'],
});
