import { z } from 'zod';
import {
  Id,
  Instant,
  line,
  meetingParams,
  NextCursor,
  Nothing,
  page,
  TimeZone,
  text,
  Version,
} from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  Answer,
  Goal,
  InvitedGuest,
  JoinUrl,
  Location,
  Meeting,
  MeetingKind,
  MeetingKinds,
  MeetingSummary,
  MeetingType,
  ParticipantRole,
  ReadTimes,
  Title,
  Visibility,
} from './schemas.ts';

const Invitees = z.array(z.object({ userId: Id, role: ParticipantRole.default('attendee') })).max(500);
const Guests = z.array(InvitedGuest).max(100);

/** Refusals of creating and updating, beside those by role. */
const detailRefusals = [
  'meeting_end_before_start',
  'meeting_too_long',
  'participant_not_member',
  'guest_twice',
  'time_zone_unknown',
  'room_not_found',
  'meet_not_configured',
  'meeting_clashes',
  'meeting_overlap',
] as const;

const People = z
  .string()
  .max(400)
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(10));

const listQuery = z.object({
  from: Instant.optional(),
  to: Instant.optional(),
  /** Meetings that end by then. */
  endedBy: Instant.optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
  query: line(100).optional(),
  /** Only those the caller made or takes part in. */
  mine: z.enum(['true', 'false']).optional(),
  /** Only those this person takes part in. */
  personId: Id.optional(),
  /** Only those the caller made or takes part in, and those one of these people takes part in; ids by commas. */
  people: People.optional(),
  roomId: Id.optional(),
  /** Only those of these kinds, by commas. */
  kinds: MeetingKinds.optional(),
  /** Cancelled ones, too; as they always were unless `false`. */
  cancelled: z.enum(['true', 'false']).optional(),
  ...page(500, 20),
});
const listReply = z.object({ meetings: z.array(MeetingSummary), nextCursor: NextCursor });

export const listMeetings = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings',
  summary: 'List meetings that the caller may see',
  description:
    'Sorted by start, `order` says which first: meetings that end after `from`, start before `to` and are over by `endedBy`.',
  access: 'company',
  tools: [
    {
      description:
        'Liệt kê cuộc họp mà người hỏi được xem, theo khoảng thời gian from–to (ISO, UTC) hoặc từ khóa query; mine=true là cuộc họp của chính họ.',
    },
  ],
  query: listQuery,
  reply: listReply,
  failures: [],
});

export const listCompanyMeetings = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/company/:companyId',
  summary: 'List meetings of the company in the path',
  description: 'As `listMeetings`; refused for every company but the current one.',
  access: 'company',
  params: z.object({ companyId: Id }),
  query: listQuery,
  reply: listReply,
  failures: ['not_company_member'],
});

export const createMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings',
  summary: 'Create a meeting and invite people',
  access: 'company',
  idempotent: true,
  body: z.object({
    title: Title,
    kind: MeetingKind.default('other'),
    goal: Goal.default(''),
    type: MeetingType.default('in-person'),
    startsAt: Instant,
    endsAt: Instant,
    /** The company's when not given. */
    timeZone: TimeZone.optional(),
    location: Location.default(''),
    joinUrl: JoinUrl.default(''),
    /** Makes the link from MEET_BASE_URL; then `joinUrl` is not read. */
    makeJoinUrl: z.boolean().default(false),
    roomId: Id.nullable().default(null),
    visibility: Visibility.default('invited'),
    participants: Invitees.default([]),
    guests: Guests.default([]),
    /** A draft: only its creator, chair and secretary see it until it is published. */
    isDraft: z.boolean().default(false),
    /** The caller has seen the conflicts; those that the company forbids are still refused. */
    allowClashes: z.boolean().default(false),
    /** The mails wait 20 s, in which `undoOwnMeeting` leaves no trace. */
    undoable: z.boolean().default(false),
    /** `false`: members see the invitation in the app alone; guests from outside always get a mail. */
    notify: z.boolean().default(true),
  }),
  reply: Meeting,
  failures: detailRefusals,
});

export const readMeeting = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId',
  summary: 'Read a meeting with its people',
  access: 'meeting-view',
  params: meetingParams,
  reply: Meeting,
  failures: ['meeting_not_found'],
});

export const updateMeeting = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId',
  summary: 'Update a meeting',
  description:
    '`version` is the version that the caller read. Changes that others made since are kept; if both changed the same field, the reply is `version_stale` and `details.fields` names it. A new time is always mailed to everybody; `notify` decides about a new place, role or text. `participants` is the complete list: new people are invited, missing ones get a cancellation, and those with another role are notified.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({
    version: Version,
    title: Title.optional(),
    kind: MeetingKind.optional(),
    goal: Goal.optional(),
    type: MeetingType.optional(),
    startsAt: Instant.optional(),
    endsAt: Instant.optional(),
    timeZone: TimeZone.optional(),
    location: Location.optional(),
    joinUrl: JoinUrl.optional(),
    makeJoinUrl: z.boolean().default(false),
    roomId: Id.nullable().optional(),
    visibility: Visibility.optional(),
    participants: Invitees.min(1).optional(),
    /** Names all of them, as `participants` does; who is there already is known by the address. */
    guests: Guests.optional(),
    allowClashes: z.boolean().default(false),
    /**
     * Whether people get a mail of what is left to choose: a new place, part or invitation of a member (yes unless `false`),
     * a new title or goal (no unless `true`). A new time and a withdrawn invitation are always mailed.
     */
    notify: z.boolean().optional(),
  }),
  reply: Meeting,
  failures: ['meeting_not_found', 'not_allowed', 'version_stale', 'meeting_cancelled', ...detailRefusals],
});

export const cancelMeeting = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId',
  summary: 'Cancel a meeting',
  description: 'It stays readable and its people are notified. A draft is deleted, and nobody is notified.',
  access: 'meeting-edit',
  params: meetingParams,
  query: z.object({
    reason: text(500).default(''),
    /** The mails wait 20 s, in which nobody is mailed of what `restoreMeeting` undoes. */
    undoable: z.enum(['true', 'false']).default('false'),
    /** Whether the caller sees a draft: refused where it has been published since, and the other way round. */
    draft: z.enum(['true', 'false']).optional(),
  }),
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'meeting_cancelled', 'version_stale'],
});

export const respondToInvitation = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/answer',
  summary: 'Accept, tentatively accept or decline an invitation',
  access: 'meeting-answer',
  params: meetingParams,
  body: z.object({
    times: ReadTimes,
    answer: Answer.exclude(['waiting']),
    reason: text(500).default(''),
  }),
  reply: Nothing,
  failures: [
    'meeting_not_found',
    'not_invited',
    'meeting_cancelled',
    'meeting_is_draft',
    'meeting_moved',
    'meeting_overlap',
  ],
});
