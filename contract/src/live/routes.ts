import { z } from 'zod';
import { Id, Instant, meetingParams } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { mostExtraMinutes } from './limits.ts';
import { AbsenceReason, AttendanceAct, LiveMeeting, mostPeopleAtOnce } from './schemas.ts';

const ofRoom = ['meeting_not_found', 'not_invited'] as const;
const ofRunning = [...ofRoom, 'not_allowed', 'meeting_cancelled', 'meeting_is_draft'] as const;

export const readLiveMeeting = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/live',
  summary: 'Read a meeting as it is held',
  access: 'meeting-enter',
  params: meetingParams,
  reply: LiveMeeting,
  failures: ofRoom,
});

export const startLiveMeeting = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/start',
  summary: 'Start a meeting, or go on with one that was ended',
  description: 'At the earliest a day before its hour. The first agenda item becomes the current one.',
  access: 'meeting-run',
  params: meetingParams,
  reply: LiveMeeting,
  failures: [...ofRunning, 'live_too_early', 'live_time_taken', 'meeting_overlap'],
});

export const endLiveMeeting = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/end',
  summary: 'End a meeting',
  description: 'Before its hour, its room and people are free from now on. Refused while a vote is open.',
  access: 'meeting-run',
  params: meetingParams,
  reply: LiveMeeting,
  failures: [...ofRunning, 'live_not_started', 'motion_open'],
});

export const moveAgenda = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/item',
  summary: 'Move on, or back, to an agenda item',
  description: 'Without an item none is spoken of.',
  access: 'meeting-run',
  params: meetingParams,
  body: z.object({ agendaItemId: Id.nullable() }),
  reply: LiveMeeting,
  failures: [...ofRunning, 'live_not_running', 'agenda_item_not_found'],
});

export const updateItemTime = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/items/:agendaItemId',
  summary: 'Give an agenda item more minutes',
  access: 'meeting-run',
  params: z.object({ meetingId: Id, agendaItemId: Id }),
  body: z.object({ extraMinutes: z.int().min(0).max(mostExtraMinutes) }),
  reply: LiveMeeting,
  failures: [...ofRunning, 'agenda_item_not_found'],
});

export const joinLiveMeeting = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/visit',
  summary: 'Say that one has the page of the meeting open',
  description:
    'Sent every half minute. It records no attendance: chair and secretary see it beside the name of who is not recorded yet.',
  access: 'meeting-enter',
  params: meetingParams,
  reply: z.object({ visitorIds: z.array(Id) }),
  failures: [...ofRoom, 'too_many_requests'],
});

export const recordAttendance = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId/live/attendance',
  summary: 'Record who attends',
  description:
    '`at` is when the person came or left, now when not given; given again for somebody who is there, it corrects when they came. Everything recorded is kept.',
  access: 'meeting-run',
  params: meetingParams,
  body: z.object({
    people: z
      .array(
        z.object({ id: Id, act: AttendanceAct, at: Instant.optional(), reason: AbsenceReason.optional() }),
      )
      .min(1)
      .max(mostPeopleAtOnce),
  }),
  reply: LiveMeeting,
  failures: [
    ...ofRunning,
    'live_person_not_found',
    'attendance_time_wrong',
    'attendance_left_early',
    'attendance_full',
  ],
});

export const registerSpeaker = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/speakers',
  summary: 'Register to speak',
  access: 'meeting-enter',
  params: meetingParams,
  reply: LiveMeeting,
  failures: [...ofRoom, 'meeting_cancelled', 'live_not_running', 'too_many_requests'],
});

export const inviteSpeaker = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/speakers/:userId',
  summary: 'Give a registered person the floor',
  description: 'Who had it before is taken off the list.',
  access: 'meeting-run',
  params: z.object({ meetingId: Id, userId: Id }),
  reply: LiveMeeting,
  failures: [...ofRunning, 'speaker_not_registered'],
});

export const removeSpeaker = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/live/speakers/:userId',
  summary: 'Take a person off the list of speakers',
  description: 'Oneself, or anybody for who runs the meeting.',
  access: 'meeting-enter',
  params: z.object({ meetingId: Id, userId: Id }),
  reply: LiveMeeting,
  failures: [...ofRoom, 'meeting_cancelled', 'not_allowed', 'speaker_not_registered'],
});
