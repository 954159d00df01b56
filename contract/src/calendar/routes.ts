import { z } from 'zod';
import { Answer, ReadTimes } from '../meetings/schemas.ts';
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
  summary: 'Read an invitation by its signed link',
  description: 'Changes nothing.',
  access: 'public',
  readOnly: true,
  body: z.object({ token: InvitationToken }),
  reply: LinkedInvitation,
  failures: ['invitation_link_invalid', 'too_many_requests'],
});

export const respondByLink = defineRoute({
  method: 'POST',
  path: '/api/invitations/answer',
  summary: 'Respond to an invitation by its signed link',
  description: 'Requires no account.',
  access: 'public',
  body: z.object({
    token: InvitationToken,
    times: ReadTimes,
    answer: Answer.exclude(['waiting']),
    reason: text(500).default(''),
  }),
  reply: LinkedInvitation,
  failures: [
    'invitation_link_invalid',
    'invitation_over',
    'meeting_cancelled',
    'meeting_moved',
    'meeting_overlap',
    'too_many_requests',
  ],
});

export const importCalendarReply = defineRoute({
  method: 'POST',
  path: '/api/invitations/reply',
  summary: "Respond to an invitation with a calendar's iTIP REPLY",
  description: 'RFC 5546, in place of the mail that the calendar would send.',
  access: 'public',
  body: z.object({ token: InvitationToken, calendar: z.string().min(1).max(100_000) }),
  reply: LinkedInvitation,
  failures: [
    'invitation_link_invalid',
    'invitation_over',
    'invitation_reply_unreadable',
    'invitation_reply_outdated',
    'meeting_cancelled',
    'meeting_overlap',
    'too_many_requests',
  ],
});

export const readCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/v1/calendar-feed',
  summary: "Read the state of the caller's calendar feed",
  description: 'Whether there is one, and since when.',
  access: 'company',
  reply: CalendarFeed,
  failures: [],
});

export const createCalendarFeed = defineRoute({
  method: 'POST',
  path: '/api/v1/calendar-feed',
  summary: "Create the caller's calendar feed",
  description: 'The address is returned once; a previous one stops working.',
  access: 'company',
  reply: z.object({ address: z.url(), webcal: z.string() }),
  failures: ['too_many_requests'],
});

export const revokeCalendarFeed = defineRoute({
  method: 'DELETE',
  path: '/api/v1/calendar-feed',
  summary: "Revoke the caller's calendar feed",
  description: 'Its subscribers get no more events.',
  access: 'company',
  reply: Nothing,
  failures: [],
});

export const renderCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/calendar/:file',
  summary: 'Read a calendar feed',
  description: "The person's meetings as iCalendar, for anyone who knows the address.",
  access: 'public',
  params: z.object({ file: z.string().max(64) }),
  file: 'text/calendar; charset=utf-8',
  reply: Nothing,
  failures: ['calendar_feed_not_found', 'too_many_requests', 'company_busy', 'server_busy'],
});

export const importCalendar = defineRoute({
  method: 'POST',
  path: '/api/v1/calendar-imports',
  summary: 'Import the events of an .ics file',
  description: "They become the caller's meetings; events that were imported before are not imported again.",
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
  path: '/api/v1/calendar-imports/preview',
  summary: 'Preview the import of an .ics file',
  description: 'The report that `importCalendar` would return now; saves nothing.',
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
  path: '/api/v1/calendar-imports/:importId',
  summary: 'Undo an import',
  description: 'Within a day. Meetings that were changed since stay, and so does a series with one of them.',
  access: 'company',
  params: z.object({ importId: Id }),
  reply: z.object({ removed: z.int(), kept: z.int() }),
  failures: ['import_not_found', 'undo_too_late'],
});

export const renderInvitationLetter = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/invitation-letter',
  summary: 'Download the invitation letter (Giấy mời)',
  description: 'To print and sign, addressed to `to` or left blank.',
  access: 'meeting-view',
  params: z.object({ meetingId: Id }),
  query: z.object({ format: z.enum(['docx', 'pdf']).default('pdf'), to: line(200).default('') }),
  file: 'application/pdf',
  reply: Nothing,
  failures: ['meeting_not_found', 'too_many_requests', 'server_busy'],
});
