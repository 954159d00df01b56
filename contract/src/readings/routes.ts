import { z } from 'zod';
import { Priority } from '../action-items/schemas.ts';
import { Id, LocalDate, meetingParams, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  mostEvidence,
  mostReadingsAtOnce,
  Reading,
  ReadingKind,
  ReadingText,
  ReadingVersion,
} from './schemas.ts';

const Evidence = z.array(z.int().min(0).max(1_000_000)).max(mostEvidence);
const Rows = z.array(ReadingVersion).min(1).max(mostReadingsAtOnce);
/** Refusals of changing existing rows. */
const ofRows = ['meeting_not_found', 'not_allowed', 'reading_not_found', 'version_stale'] as const;
const rowsReply = z.object({ readings: z.array(Reading) });

export const listReadings = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/readings',
  summary: 'List the readings of a meeting',
  description:
    'Rows that were read in its transcript, each with its state and the person who changed it last.',
  access: 'meeting-view',
  params: meetingParams,
  reply: z.object({ readings: z.array(Reading), can: z.object({ edit: z.boolean() }) }),
  failures: ['meeting_not_found'],
});

export const createReading = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/readings',
  summary: 'Add a reading by hand',
  description: 'It counts as approved by the caller.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: z.object({
    kind: ReadingKind,
    text: ReadingText,
    /** Turns of the newest transcript. */
    evidence: Evidence.default([]),
    assigneeId: Id.nullable().default(null),
    deadline: LocalDate.nullable().default(null),
    priority: Priority.default('trung bình'),
  }),
  reply: Reading,
  failures: [
    'meeting_not_found',
    'not_allowed',
    'readings_full',
    'participant_not_member',
    'assignee_not_in_meeting',
    'evidence_unknown',
  ],
});

export const updateReading = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId/readings/:readingId',
  summary: 'Update a reading',
  description: 'Text, assignee, deadline or evidence; `approve` approves it in the same step.',
  access: 'meeting-edit',
  params: z.object({ meetingId: Id, readingId: Id }),
  body: z.object({
    version: Version,
    text: ReadingText.optional(),
    evidence: Evidence.optional(),
    /** For a task. */
    assigneeId: Id.nullable().optional(),
    deadline: LocalDate.nullable().optional(),
    priority: Priority.optional(),
    approve: z.boolean().default(false),
  }),
  reply: Reading,
  failures: [
    ...ofRows,
    'reading_closed',
    'participant_not_member',
    'assignee_not_in_meeting',
    'evidence_unknown',
  ],
});

export const approveReadings = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/readings/approve',
  summary: 'Approve readings',
  description: 'They become part of the record; a task becomes an action item proposed to its assignee.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ readings: Rows }),
  reply: rowsReply,
  failures: [...ofRows, 'reading_closed'],
});

export const rejectReadings = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/readings/reject',
  summary: 'Reject readings',
  description: 'Approved ones, too, unless the task has been accepted.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ readings: Rows }),
  reply: rowsReply,
  failures: [...ofRows, 'reading_closed', 'reading_task_taken'],
});

export const mergeReadings = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/readings/merge',
  summary: 'Merge readings of one kind',
  description: 'The target keeps its text and gains the evidence of the others.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ into: ReadingVersion, readings: Rows }),
  reply: rowsReply,
  failures: [...ofRows, 'reading_closed', 'reading_task_taken', 'readings_differ'],
});

export const undoReadings = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/readings/undo',
  summary: 'Undo the latest change of readings',
  description: 'Rows that were changed in one step are undone together.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ readings: Rows }),
  reply: rowsReply,
  failures: [...ofRows, 'reading_task_taken', 'reading_unchanged', 'reading_changed_since'],
});
