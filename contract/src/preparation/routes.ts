import { z } from 'zod';
import { Id, Nothing, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  Agenda,
  AgendaEntry,
  AgendaVersion,
  Brief,
  DraftedItem,
  mostAgendaItems,
  Paper,
  paperLimit,
} from './schemas.ts';

const meetingParams = z.object({ meetingId: Id });
const paperParams = z.object({ meetingId: Id, paperId: Id });

export const readAgenda = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/agenda',
  summary: 'What a meeting is about, item by item',
  access: 'meeting-view',
  params: meetingParams,
  reply: Agenda,
  failures: ['meeting_not_found'],
});

export const saveAgenda = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/agenda',
  summary:
    'Save the agenda whole, in this order; `version` is that of the agenda it was made from, 0 for the first',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ version: AgendaVersion, items: z.array(AgendaEntry).max(mostAgendaItems) }),
  reply: Agenda,
  failures: [
    'meeting_not_found',
    'not_allowed',
    'meeting_cancelled',
    'version_stale',
    'participant_not_member',
  ],
});

export const prepareMeeting = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/prepare',
  summary:
    'Draft an agenda from the goal, what was not reached, open tasks and the conclusions and questions of last time, each with its source; nothing is saved',
  access: 'meeting-edit',
  params: meetingParams,
  reply: z.object({ items: z.array(DraftedItem), brief: Brief }),
  failures: ['meeting_not_found', 'not_allowed'],
});

export const readBrief = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/brief',
  summary: 'What was concluded last time, and who owes what',
  access: 'meeting-view',
  params: meetingParams,
  reply: Brief,
  failures: ['meeting_not_found'],
});

export const sendPreparation = defineRoute({
  method: 'POST',
  path: '/api/v1/email/send/preparation',
  summary: 'Mail agenda and papers of a meeting ahead to its people and guests; three an hour for a meeting',
  access: 'meeting-edit',
  idempotent: true,
  body: z.object({ meetingId: Id, message: text(500).default('') }),
  reply: z.object({
    /** How many people and guests it goes to. */
    sent: z.int(),
  }),
  failures: [
    'meeting_not_found',
    'not_allowed',
    'meeting_cancelled',
    'meeting_is_draft',
    'meeting_begun',
    'agenda_empty',
    'too_many_requests',
  ],
});

export const listPapers = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/papers',
  summary: 'Papers of a meeting, and who has opened each',
  access: 'meeting-view',
  params: meetingParams,
  reply: z.object({
    papers: z.array(Paper),
    can: z.object({ add: z.boolean() }),
    /** Bytes of all papers of the company, for who may add one. */
    quota: z.object({ used: z.int(), most: z.int() }).nullable(),
  }),
  failures: ['meeting_not_found'],
});

export const addPaper = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/papers',
  summary: 'Add a paper to a meeting: PDF, Office documents, pictures or text of at most 20 MB',
  access: 'meeting-edit',
  params: meetingParams,
  upload: 'file',
  idempotent: true,
  bodyLimit: paperLimit + 64 * 1024,
  reply: Paper,
  failures: [
    'meeting_not_found',
    'not_allowed',
    'paper_type',
    'papers_full',
    'papers_quota_full',
    'payload_too_large',
    'bad_request',
    'too_many_requests',
  ],
});

export const openPaper = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/papers/:paperId',
  summary: 'The file of a paper',
  access: 'meeting-view',
  params: paperParams,
  file: 'application/octet-stream',
  reply: Nothing,
  failures: ['meeting_not_found', 'paper_not_found', 'paper_lost'],
});

export const markPaperRead = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/papers/:paperId/read',
  summary: 'Say that the caller has read a paper; once is enough',
  access: 'meeting-view',
  params: paperParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'paper_not_found'],
});

export const removePaper = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/papers/:paperId',
  summary: 'Take a paper away from a meeting',
  access: 'meeting-edit',
  params: paperParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'paper_not_found'],
});
