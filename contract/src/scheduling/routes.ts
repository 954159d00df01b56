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
  summary: 'Suggest times for a meeting',
  description:
    "The best times, each with its reasons. Other people's meetings count as busy time and show nothing else. If there is no time, the reply says why and what would help.",
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
  summary: 'List polls of the caller',
  description: 'Polls the caller created or is asked in, of the last 90 days, the newest first.',
  access: 'company',
  reply: z.object({ polls: z.array(PollSummary) }),
  failures: [],
});

export const createPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/polls',
  summary: 'Create a poll for a meeting time',
  description: 'Members are notified; guests get a link by mail.',
  access: 'company',
  idempotent: true,
  body: NewPoll,
  reply: Poll,
  failures: ['participant_not_member', 'poll_slot_past', 'poll_deadline_wrong', 'too_many_requests'],
});

export const readPoll = defineRoute({
  method: 'GET',
  path: '/api/v1/polls/:pollId',
  summary: 'Read a poll with its slots and votes',
  access: 'poll-view',
  params: pollParams,
  reply: Poll,
  failures: ['poll_not_found'],
});

export const voteInPoll = defineRoute({
  method: 'PUT',
  path: '/api/v1/polls/:pollId/votes',
  summary: 'Vote in a poll',
  description: 'Votes can be changed until the deadline.',
  access: 'poll-view',
  params: pollParams,
  body: z.object({ votes: GivenVotes }),
  reply: Poll,
  failures: ['poll_not_found', 'poll_closed', 'poll_slot_unknown'],
});

export const updatePoll = defineRoute({
  method: 'PATCH',
  path: '/api/v1/polls/:pollId',
  summary: 'Change the slots or the deadline of a poll',
  description:
    'Also after the deadline. Votes for slots that stay are kept; people who had voted get one mail.',
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

export const completePoll = defineRoute({
  method: 'POST',
  path: '/api/v1/polls/:pollId/complete',
  summary: 'Choose a slot of a poll',
  description: 'Creates the meeting and invites everyone who was asked, once.',
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
  summary: 'Cancel a poll',
  description: 'It stays readable and everyone who was asked is notified.',
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
  summary: 'Read a poll by its shared link',
  description: 'For any member of the company.',
  access: 'company',
  readOnly: true,
  body: z.object({ token: PollToken }),
  reply: Poll,
  failures: ['poll_link_invalid', 'too_many_requests'],
});

export const voteInSharedPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-links/votes',
  summary: 'Vote in a poll by its shared link',
  description: 'From then on the member is asked in the poll.',
  access: 'company',
  body: z.object({ token: PollToken, votes: GivenVotes }),
  reply: Poll,
  failures: ['poll_link_invalid', 'poll_closed', 'poll_slot_unknown', 'too_many_requests'],
});

export const readGuestPoll = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-invitations/read',
  summary: "Read a poll by a guest's link",
  description: 'Requires no account.',
  access: 'public',
  readOnly: true,
  body: z.object({ token: PollToken }),
  reply: GuestPoll,
  failures: ['poll_link_invalid', 'too_many_requests'],
});

export const voteAsGuest = defineRoute({
  method: 'POST',
  path: '/api/v1/poll-invitations/votes',
  summary: "Vote in a poll by a guest's link",
  access: 'public',
  body: z.object({ token: PollToken, votes: GivenVotes }),
  reply: GuestPoll,
  failures: ['poll_link_invalid', 'poll_closed', 'poll_slot_unknown', 'too_many_requests'],
});
