import { z } from 'zod';
import { meetingParams, NextCursor, Nothing, page, Version } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Meeting, MeetingChange } from '../schemas.ts';

export const publishMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/publish',
  summary: 'Publish a draft and invite its people',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: z.object({ version: Version, allowClashes: z.boolean().default(false) }),
  reply: Meeting,
  failures: [
    'meeting_not_found',
    'not_allowed',
    'version_stale',
    'meeting_not_draft',
    'meeting_clashes',
    'meeting_overlap',
  ],
});

export const undoOwnMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/undo',
  summary: 'Undo the creation of a meeting',
  description:
    'Removes the meeting, or its whole series, without a trace. Refused once a mail has left, a minute has passed or somebody has changed one of the meetings.',
  access: 'meeting-edit',
  params: meetingParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'undo_too_late'],
});

export const restoreMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/restore',
  summary: "Undo the caller's cancellation of a meeting",
  description:
    'People are mailed where the cancellation was mailed. Refused once a minute has passed, and where somebody else cancelled it.',
  access: 'meeting-edit',
  params: meetingParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'undo_too_late', 'meeting_overlap'],
});

export const endMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/end',
  summary: 'End a meeting in progress',
  description: 'Its room and its people are free from then on.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ version: Version }),
  reply: Meeting,
  failures: ['meeting_not_found', 'not_allowed', 'version_stale', 'meeting_not_ongoing'],
});

export const listMeetingChanges = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/changes',
  summary: 'List the changes of a meeting',
  description: 'The latest first: who changed what, from which value to which.',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(page(100, 50)),
  reply: z.object({ changes: z.array(MeetingChange), nextCursor: NextCursor }),
  failures: ['meeting_not_found'],
});
