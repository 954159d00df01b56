import { meetingParams } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Minutes } from '../schemas.ts';

export const importVotes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/votes',
  summary: 'Add the votes of the meeting that are not in its minutes yet',
  description:
    'Each with its result, as a draft has them: in the section of its agenda item, and in the one that sums the votes.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  reply: Minutes,
  failures: [
    ...(['meeting_not_found', 'not_allowed', 'minutes_not_found', 'minutes_closed'] as const),
    'minutes_votes_in',
    'minutes_lines_full',
  ],
});
