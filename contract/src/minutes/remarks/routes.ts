import { z } from 'zod';
import { Id, meetingParams, NextCursor, page } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { editionQuery } from '../schemas.ts';
import {
  MinutesChange,
  MinutesComment,
  MinutesCommentText,
  MinutesContent,
  MinutesVersion,
} from './schemas.ts';

export const listMinutesComments = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/comments',
  summary: 'List the comments on the minutes',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(editionQuery),
  reply: z.object({ comments: z.array(MinutesComment) }),
  failures: ['meeting_not_found', 'minutes_not_found'],
});

export const createMinutesComment = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/comments',
  summary: 'Comment on the minutes or a line of them',
  description:
    'While they are open for comments, by participants; in a draft by the people who edit it. Only they can be the assignee, who is notified.',
  access: 'meeting-view',
  idempotent: true,
  params: meetingParams,
  query: z.object(editionQuery),
  body: z.object({
    lineId: Id.nullable().default(null),
    text: MinutesCommentText,
    assigneeId: Id.nullable().default(null),
  }),
  reply: MinutesComment,
  failures: [
    'meeting_not_found',
    'minutes_not_found',
    'not_allowed',
    'minutes_closed',
    'minutes_line_not_found',
    'participant_not_member',
    'assignee_may_not_comment',
    'minutes_comments_full',
  ],
});

export const resolveMinutesComment = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/comments/:minutesCommentId/resolve',
  summary: 'Resolve a comment, or open it again',
  description: 'By its author, its assignee or the people who edit the minutes.',
  access: 'meeting-view',
  params: z.object({ meetingId: Id, minutesCommentId: Id }),
  body: z.object({ resolved: z.boolean() }),
  reply: MinutesComment,
  failures: [
    'meeting_not_found',
    'minutes_not_found',
    'not_allowed',
    'minutes_closed',
    'minutes_comment_not_found',
  ],
});

export const listMinutesVersions = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/versions',
  summary: 'List the stored versions of the minutes',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(editionQuery),
  reply: z.object({ versions: z.array(MinutesVersion) }),
  failures: ['meeting_not_found', 'minutes_not_found'],
});

export const readMinutesVersion = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/versions/:number',
  summary: 'Read a stored version of the minutes',
  access: 'meeting-view',
  params: z.object({ meetingId: Id, number: z.coerce.number().int().min(1).max(100_000) }),
  query: z.object(editionQuery),
  reply: z.object({ version: MinutesVersion, content: MinutesContent }),
  failures: ['meeting_not_found', 'minutes_not_found', 'minutes_version_not_found'],
});

export const listMinutesChanges = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/changes',
  summary: 'List what was changed in the minutes',
  description: 'Newest first.',
  access: 'meeting-edit',
  params: meetingParams,
  query: z.object({ ...page(100, 50), ...editionQuery }),
  reply: z.object({ changes: z.array(MinutesChange), nextCursor: NextCursor }),
  failures: ['meeting_not_found', 'not_allowed', 'minutes_not_found'],
});
