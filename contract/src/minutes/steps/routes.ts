import { z } from 'zod';
import { Id, LocalDate, meetingParams, Nothing, text, Version } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Minutes, scanLimit } from '../schemas.ts';

const ofStep = ['meeting_not_found', 'not_allowed', 'minutes_not_found', 'minutes_state'] as const;

export const requestMinutesReview = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/review',
  summary: 'Open the draft for comments',
  description:
    'Everybody who may view the meeting sees it then, and its people are notified. `until`: the last day for objections, where the company adopts by silence; as many days as it gives when not said. A change of the content restarts them.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: z.object({ message: text(500).default(''), until: LocalDate.optional() }),
  reply: Minutes,
  failures: [...ofStep, 'minutes_deadline_wrong'],
});

export const reopenMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/reopen',
  summary: 'Go back one step',
  description:
    'From comments to draft, or from adopted to comments while nobody has signed. The number stays with them.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: z.object({ reason: text(500).default('') }),
  reply: Minutes,
  failures: [...ofStep, 'minutes_signed'],
});

export const approveMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/approve',
  summary: 'Agree to adopt the minutes',
  description:
    'As a person who was present, where the company asks everybody present. A later change asks again.',
  access: 'meeting-answer',
  params: meetingParams,
  body: z.object({ revision: Version }),
  reply: Minutes,
  failures: [...ofStep, 'version_stale'],
});

export const adoptMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/adopt',
  summary: 'Adopt the minutes',
  description:
    'By the person who chaired. They get the next number of the register, their PDF is stored with its hash, and tasks become action items. `revision` is what the caller read.',
  access: 'meeting-view',
  idempotent: true,
  params: meetingParams,
  body: z.object({ revision: Version }),
  reply: Minutes,
  failures: [
    ...ofStep,
    'version_stale',
    'minutes_empty',
    'minutes_unaccepted',
    'minutes_unsupported',
    'minutes_incomplete',
    'minutes_attendance_missing',
    'minutes_approvals_missing',
    'minutes_waiting',
    'minutes_vote_cancelled',
    'minutes_objections',
    'minutes_legal_unmet',
    'server_busy',
    'company_busy',
    'not_ready',
  ],
});

export const signMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/signatures/:signed',
  summary: 'Upload the scan of signed minutes',
  description:
    'PDF, PNG or JPEG of at most 20 MB. Signers upload their own; the secretary may upload that of both. `members`: the paper signed by all others who attended and agreed, where chair or secretary refuses to sign. With all signatures the minutes are locked.',
  access: 'meeting-view',
  upload: 'file',
  idempotent: true,
  bodyLimit: scanLimit + 64 * 1024,
  params: z.object({ meetingId: Id, signed: z.enum(['secretary', 'chair', 'members', 'both']) }),
  reply: Minutes,
  failures: [
    ...ofStep,
    'minutes_signed',
    'minutes_scan_type',
    'papers_quota_full',
    'payload_too_large',
    'bad_request',
    'too_many_requests',
  ],
});

export const cancelMinutes = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/minutes',
  summary: 'Cancel the minutes',
  description:
    'Those that nobody has signed. Their number, if they have one, stays in the register as "đã hủy".',
  access: 'meeting-edit',
  params: meetingParams,
  query: z.object({ reason: text(500).default('') }),
  reply: Nothing,
  failures: [
    'meeting_not_found',
    'not_allowed',
    'minutes_not_found',
    'minutes_closed',
    'minutes_half_signed',
  ],
});

export const correctMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/editions',
  summary: 'Begin a corrected edition of signed minutes',
  description:
    'A draft with the same content, which names the edition it replaces. That one stays as it is, and nobody signs it any more.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  reply: Minutes,
  failures: ofStep,
});
