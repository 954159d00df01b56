import { z } from 'zod';
import { Body, Call, Threshold, VotingRules } from '../../governance/schemas.ts';
import { Id, Instant, meetingParams } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import {
  CancelReason,
  ExclusionReason,
  Motion,
  MotionChoice,
  MotionProxy,
  MotionText,
  MotionWay,
  MotionWeighting,
  PaperCount,
  PaperDetails,
  ShareWeight,
} from './schemas.ts';

const motionParams = z.object({ meetingId: Id, motionId: Id });

const ofRoom = ['meeting_not_found', 'not_invited'] as const;
const ofChange = [...ofRoom, 'not_allowed', 'meeting_cancelled', 'meeting_is_draft'] as const;

export const listMotions = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/live/motions',
  summary: 'List the votes of a meeting',
  description:
    'The newest first. Counts of an open vote are shown to who has voted, those of a secret one only when it is closed; who chose what in a secret vote is known to nobody.',
  access: 'meeting-enter',
  params: meetingParams,
  reply: z.object({ motions: z.array(Motion), can: z.object({ open: z.boolean() }) }),
  failures: ofRoom,
});

export const readMotionDefaults = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/live/motion-defaults',
  summary: 'Read what a new vote begins with',
  description:
    'The rules of the company, the body and call of the last vote of the meeting, and the shares people had, and all owners together, in the last weighted vote of a meeting that the caller may edit.',
  access: 'meeting-run',
  params: meetingParams,
  reply: z.object({
    rules: VotingRules,
    body: Body.nullable(),
    call: Call,
    shares: z.array(z.object({ userId: Id, weight: z.number() })),
    /** What all owners held together in the newest such vote, for each body. */
    totals: z.array(z.object({ body: Body, total: z.number() })),
  }),
  failures: [...ofRoom, 'not_allowed'],
});

export const openMotion = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/live/motions',
  summary: 'Open a vote',
  description:
    'Of everybody who is invited to take part; `voters` says more about some of them. In the meeting one at a time; a written vote has a deadline. With `body`, quorum, ratio and weighting are those of the company for it, and what the request says of them is not used; owners are measured against `total`.',
  access: 'meeting-run',
  idempotent: true,
  params: meetingParams,
  body: z.object({
    text: MotionText,
    agendaItemId: Id.nullable().default(null),
    body: Body.nullable().default(null),
    call: Call.default(1),
    isSpecial: z.boolean().default(false),
    way: MotionWay.default('meeting'),
    isSecret: z.boolean().default(false),
    weighting: MotionWeighting.default('head'),
    quorum: Threshold.optional(),
    ratio: Threshold.optional(),
    deadline: Instant.nullable().default(null),
    /** What all owners hold together, also those who are not invited; needed for a vote of owners. */
    total: ShareWeight.optional(),
    voters: z
      .array(
        z.object({
          userId: Id,
          /** Someone invited who does not belong to the body has no vote. */
          isMember: z.boolean().default(true),
          weight: ShareWeight.optional(),
          exclusion: ExclusionReason.nullable().default(null),
          proxy: MotionProxy.nullable().default(null),
        }),
      )
      .max(700)
      .default([]),
  }),
  reply: Motion,
  failures: [
    ...ofChange,
    'live_not_running',
    'motion_open',
    'motions_full',
    'motion_voters_missing',
    'motion_not_voter',
    'motion_secret_weighted',
    'motion_share_missing',
    'motion_total_missing',
    'motion_total_wrong',
    'motion_call_wrong',
    'motion_proxy_wrong',
    'motion_deadline_wrong',
  ],
});

export const voteOnMotion = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/motions/:motionId/ballot',
  summary: 'Cast a ballot',
  description:
    'For oneself; with `userId` for somebody who gave the caller a proxy or, by who runs the meeting, for somebody present without a device. An open ballot can be changed until the vote closes, a secret one is final.',
  access: 'meeting-enter',
  params: motionParams,
  body: z.object({ choice: MotionChoice, userId: Id.optional() }),
  reply: Motion,
  failures: [
    ...ofChange,
    'motion_not_found',
    'motion_closed',
    'motion_not_voter',
    'motion_excluded',
    'motion_proxy_given',
    'motion_not_present',
    'motion_own_device',
    'ballot_cast',
    'too_many_requests',
  ],
});

const byHand = z.object({
  text: MotionText,
  agendaItemId: Id.nullable().default(null),
  body: Body.nullable().default(null),
  call: Call.default(1),
  isSpecial: z.boolean().default(false),
  way: MotionWay.default('meeting'),
  isSecret: z.boolean().default(false),
  weighting: MotionWeighting.default('head'),
  /** Until when ballots had to come back; of a written vote. */
  deadline: Instant.nullable().default(null),
  count: PaperCount,
  ...PaperDetails.partial().shape,
});

export const recordPaperVote = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/live/motions/paper',
  summary: 'Record the result of a vote on paper',
  description:
    'As it was counted by hand, with the scan of the ballots or a note of how. Ratio and quorum are those of the company. Of a secret vote neither names nor what the chair chose are kept.',
  access: 'meeting-run',
  idempotent: true,
  params: meetingParams,
  body: byHand,
  reply: Motion,
  failures: [
    ...ofChange,
    'motions_full',
    'motion_deadline_wrong',
    'motion_paper_missing',
    'motion_count_wrong',
    'motion_weights_missing',
    'motion_call_wrong',
  ],
});

export const closeMotion = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/motions/:motionId/close',
  summary: 'Close a vote',
  description: 'Its result does not change any more. A written vote closes by itself at its deadline.',
  access: 'meeting-run',
  params: motionParams,
  reply: Motion,
  failures: [...ofChange, 'motion_not_found', 'motion_closed'],
});

export const cancelMotion = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/live/motions/:motionId',
  summary: 'Cancel a vote',
  description:
    'It stays in the list as cancelled. An open one has no result; a closed one needs a `reason`, keeps its counts on record and counts for nothing in minutes.',
  access: 'meeting-run',
  params: motionParams,
  query: z.object({ reason: CancelReason.default('') }),
  reply: Motion,
  failures: [...ofChange, 'motion_not_found', 'motion_cancelled', 'motion_reason_missing'],
});
