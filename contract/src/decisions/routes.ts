import { z } from 'zod';
import { Id, LocalDate, line, meetingParams, NextCursor, Nothing, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  ContradictionVerdict,
  Decision,
  DecisionContradiction,
  DecisionStanding,
  StalePromise,
} from './schemas.ts';

export const listDecisions = defineRoute({
  method: 'GET',
  path: '/api/v1/decisions',
  summary: 'List the decisions of meetings that the caller may find',
  description:
    'The newest first: those of adopted minutes in the edition that holds, and approved ones of meetings without adopted minutes. `search` finds decisions with all its words, without diacritics, in the decision, its meeting, its people or its number; "đã chốt gì về" before them is left out.',
  access: 'company',
  query: z.object({
    search: line(200).default(''),
    standing: DecisionStanding.optional(),
    /** Days of meetings, both included. */
    from: LocalDate.optional(),
    to: LocalDate.optional(),
    ...page(100, 30),
  }),
  reply: z.object({ decisions: z.array(Decision), nextCursor: NextCursor }),
  failures: [],
});

export const listContradictions = defineRoute({
  method: 'GET',
  path: '/api/v1/decisions/contradictions',
  summary: 'List decisions in force that seem to contradict each other',
  description:
    'Of different meetings that the caller may find: about one subject, with another number, time or person, or one denies what the other says. The newest 500 decisions are compared; dismissed pairs are left out.',
  access: 'company',
  reply: z.object({ contradictions: z.array(DecisionContradiction) }),
  failures: ['text_unreadable', 'company_busy', 'server_busy', 'too_many_requests', 'company_limit_reached'],
});

export const resolveContradiction = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/decisions/contradictions',
  summary: 'Confirm or dismiss a contradiction',
  description:
    '`meetingId` is the meeting of the newer decision, `secondId`; the older one is of another meeting. Null undoes what the caller said last: what stood before stands again. A confirmed one is shown until one of the decisions no longer holds.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ firstId: Id, secondId: Id, verdict: ContradictionVerdict.nullable() }),
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'decision_not_in_register', 'undo_too_late'],
});

export const listStalePromises = defineRoute({
  method: 'GET',
  path: '/api/v1/decisions/stale-promises',
  summary: 'List promises of meetings that nothing followed',
  description:
    'Of meetings that the caller may find: decisions that begin work, and tasks read in transcripts that nobody took or rejected, of which no task and no later line speaks, once their deadline is over or a month has passed. Dismissed ones are left out.',
  access: 'company',
  reply: z.object({ promises: z.array(StalePromise) }),
  failures: ['text_unreadable', 'company_busy', 'server_busy', 'too_many_requests', 'company_limit_reached'],
});

export const resolveStalePromise = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/decisions/stale-promises',
  summary: 'Confirm or dismiss a stale promise',
  description:
    '`meetingId` is the meeting of the promise `id`. Null undoes what the caller said last: what stood before stands again.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ id: Id, verdict: ContradictionVerdict.nullable() }),
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'decision_not_in_register', 'undo_too_late'],
});
