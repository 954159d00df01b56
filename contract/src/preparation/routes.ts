import { z } from 'zod';
import { Id, meetingParams, Nothing, text } from '../primitives.ts';
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

const paperParams = z.object({ meetingId: Id, paperId: Id });

export const readAgenda = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/agenda',
  summary: 'Read the agenda of a meeting',
  access: 'meeting-view',
  params: meetingParams,
  reply: Agenda,
  failures: ['meeting_not_found'],
});

export const saveAgenda = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/agenda',
  summary: 'Save the agenda of a meeting',
  description:
    '`items` is the complete agenda in its order. `version` is the version that the caller read, 0 for the first.',
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

export const suggestAgenda = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/prepare',
  summary: 'Draft an agenda',
  description:
    'From the goal, the items that were not reached, open action items, and the decisions and questions of the previous meeting, each with its source. Saves nothing.',
  access: 'meeting-edit',
  params: meetingParams,
  reply: z.object({ items: z.array(DraftedItem), brief: Brief }),
  failures: ['meeting_not_found', 'not_allowed'],
});

export const readBrief = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/brief',
  summary: 'Read the brief of a meeting',
  description: 'Decisions, questions and open action items of the previous meeting.',
  access: 'meeting-view',
  params: meetingParams,
  reply: Brief,
  failures: ['meeting_not_found'],
});

export const sendPreparation = defineRoute({
  method: 'POST',
  path: '/api/v1/email/send/preparation',
  summary: 'Send agenda and papers to the people of a meeting',
  description: 'Participants and guests get a mail; at most three times an hour for a meeting.',
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
  summary: 'List the papers of a meeting',
  description: 'With the people who have opened each.',
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

export const uploadPaper = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/papers',
  summary: 'Add a paper to a meeting',
  description: 'PDF, Office documents, pictures or text of at most 20 MB.',
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
  summary: 'Download a paper',
  access: 'meeting-view',
  params: paperParams,
  file: 'application/octet-stream',
  reply: Nothing,
  failures: ['meeting_not_found', 'paper_not_found', 'paper_lost'],
});

export const recordPaperRead = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/papers/:paperId/read',
  summary: 'Mark a paper as read by the caller',
  access: 'meeting-view',
  params: paperParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'paper_not_found'],
});

export const removePaper = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/papers/:paperId',
  summary: 'Remove a paper from a meeting',
  access: 'meeting-edit',
  params: paperParams,
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'paper_not_found'],
});
