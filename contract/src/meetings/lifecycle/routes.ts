import { z } from 'zod';
import { Id, NextCursor, Nothing, page, Version } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Meeting, MeetingChange } from '../schemas.ts';

const meetingParams = z.object({ meetingId: Id });

export const publishMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/publish',
  summary: 'Make a draft a meeting: its people are invited',
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

export const takeBackMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/take-back',
  summary:
    'Take back a meeting one has just made, with the whole series it is of, as if it had never been; too late once a mail has left, a minute has passed or somebody changed one of them',
  access: 'meeting-edit',
  params: meetingParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'undo_too_late'],
});

export const endMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/end',
  summary: 'End a meeting that is going on; its room and people are free from then on',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ version: Version }),
  reply: Meeting,
  failures: ['meeting_not_found', 'not_allowed', 'version_stale', 'meeting_not_ongoing'],
});

export const listMeetingChanges = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/changes',
  summary: 'What became of a meeting, the latest first: who changed what, from what to what',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(page(100, 50)),
  reply: z.object({ changes: z.array(MeetingChange), nextCursor: NextCursor }),
  failures: ['meeting_not_found'],
});
