import { z } from 'zod';
import { Id, Nothing, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  GivenVotes,
  GuestPoll,
  NewPoll,
  Poll,
  PollReason,
  PollSummary,
  PollToken,
  PollUpdate,
  TimeSearch,
  TimeSuggestions,
} from './schemas.ts';

export const suggestTimes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/suggest',
  summary:
    "The best times for people to meet, each with its reasons; others' meetings count as busy time and show nothing else. When there is none: why, and what would help",
  access: 'company',
  readOnly: true,
  body: TimeSearch,
  reply: TimeSuggestions,
  failures: ['participant_not_member', 'room_not_found', 'too_many_requests'],
});

const pollParams = z.object({ pollId: Id });

export const listPolls = defineRoute({
  method: 'GET',
  path: '/api/v1/polls',
  summary:
    'Polls for a time that the caller made or is asked in, the newest first, those of the last 90 days',
  access: 'company',
  reply: z.object({ polls: z.array(PollSummary) }),
  failures: [],
});

export const createPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/polls',
  summary: 'Ask people of the company, and guests by a link in a mail, when they could meet',
  access: 'company',
  idempotent: true,
  body: NewPoll,
  reply: Poll,
  failures: ['participant_not_member', 'poll_slot_past', 'poll_deadline_wrong', 'too_many_requests'],
});

export const readPoll = defineRoute({
  method: 'GET',
  path: '/api/v1/polls/:pollId',
  summary: 'One poll with its times and who voted how',
  access: 'poll-view',
  params: pollParams,
  reply: Poll,
  failures: ['poll_not_found'],
});

export const voteInPoll = defineRoute({
  method: 'PUT',
  path: '/api/v1/polls/:pollId/votes',
  summary: 'Say when one could come; as often as one likes until the deadline',
  access: 'poll-view',
  params: pollParams,
  body: z.object({ votes: GivenVotes }),
  reply: Poll,
  failures: ['poll_not_found', 'poll_closed', 'poll_slot_unknown'],
});

export const updatePoll = defineRoute({
  method: 'PATCH',
  path: '/api/v1/polls/:pollId',
  summary:
    'Change the times or the deadline of a poll, also when the deadline has passed. Votes for times that stay are kept; people who had voted get one mail',
  access: 'poll-manage',
  params: pollParams,
  body: PollUpdate,
  reply: Poll,
  failures: [
    'poll_not_found',
    'not_allowed',
    'version_stale',
    'poll_closed',
    'poll_slot_past',
    'poll_deadline_wrong',
    'too_many_requests',
  ],
});

export const settlePoll = defineRoute({
  method: 'POST',
  path: '/api/v1/polls/:pollId/settle',
  summary: 'End a poll with one of its times: the meeting is made and everyone asked is invited, once',
  access: 'poll-manage',
  idempotent: true,
  params: pollParams,
  body: z.object({ version: Version, slotId: Id, allowClashes: z.boolean().default(false) }),
  reply: z.object({ meetingId: Id }),
  failures: [
    'poll_not_found',
    'not_allowed',
    'version_stale',
    'poll_closed',
    'poll_slot_unknown',
    'poll_slot_past',
    'meeting_overlap',
    'meeting_clashes',
  ],
});

export const cancelPoll = defineRoute({
  method: 'DELETE',
  path: '/api/v1/polls/:pollId',
  summary: 'Call a poll off; it stays readable and those asked hear of it',
  access: 'poll-manage',
  params: pollParams,
  query: z.object({ reason: PollReason.default('') }),
  reply: Nothing,
  failures: ['poll_not_found', 'not_allowed', 'poll_closed'],
});

// These carry the token in their bodies: it stands in no address, and following the link alone votes for nothing.

export const readSharedPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-links/read',
  summary: 'The poll of a link that its organizer shared, for any member of the company',
  access: 'company',
  readOnly: true,
  body: z.object({ token: PollToken }),
  reply: Poll,
  failures: ['poll_link_invalid', 'too_many_requests'],
});

export const voteInSharedPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-links/votes',
  summary: 'Votes of a member who has the shared link; from then on that member is asked in the poll',
  access: 'company',
  body: z.object({ token: PollToken, votes: GivenVotes }),
  reply: Poll,
  failures: ['poll_link_invalid', 'poll_closed', 'poll_slot_unknown', 'too_many_requests'],
});

export const readGuestPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-invitations/read',
  summary: 'What the link of a guest shows, without an account',
  access: 'public',
  readOnly: true,
  body: z.object({ token: PollToken }),
  reply: GuestPoll,
  failures: ['poll_link_invalid', 'too_many_requests'],
});

export const voteAsGuest = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-invitations/votes',
  summary: 'Votes of a guest, by the link of their mail',
  access: 'public',
  body: z.object({ token: PollToken, votes: GivenVotes }),
  reply: GuestPoll,
  failures: ['poll_link_invalid', 'poll_closed', 'poll_slot_unknown', 'too_many_requests'],
});
