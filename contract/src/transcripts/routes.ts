import { z } from 'zod';
import { Id, line, meetingParams, wellFormed } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { tooMuch } from './refusals.ts';
import {
  AnalysisDocument,
  CorrectionNumber,
  Speaker,
  Transcript,
  TranscriptMode,
  Turn,
  TurnCorrection,
  TurnText,
  transcriptLimit,
  uploadLimit,
} from './schemas.ts';

/** Refusals of uploading a transcript. */
const refusedTexts = [
  'meeting_not_found',
  'not_allowed',
  'payload_too_large',
  'transcript_too_long',
  'transcript_empty',
  'transcript_unreadable',
  'transcript_replaced',
  'transcript_part_earlier',
  'transcript_part_known',
  ...tooMuch,
] as const;

export const uploadTranscript = defineRoute({
  method: 'POST',
  path: '/api/v1/analysis/transcript/upload',
  summary: 'Upload a transcript',
  description:
    'A .txt, .vtt, .srt, .docx or .json file of at most 20 MB. Send the field `meetingId` before `file`; with `mode` append it goes on behind the transcript that is there.',
  access: 'meeting-edit',
  idempotent: true,
  upload: true,
  reply: Transcript,
  failures: [...refusedTexts, 'transcript_kind_refused'],
});

export const createTranscript = defineRoute({
  method: 'POST',
  path: '/api/v1/analysis/transcript/text',
  summary: 'Create a transcript from text',
  access: 'meeting-edit',
  idempotent: true,
  bodyLimit: uploadLimit,
  body: z.object({
    meetingId: Id,
    mode: TranscriptMode.optional(),
    name: line(200).default('Bản dán'),
    text: z
      .string()
      .max(transcriptLimit * 4)
      .overwrite(wellFormed),
  }),
  reply: Transcript,
  failures: [...refusedTexts],
});

export const requestAnalysis = defineRoute({
  method: 'POST',
  path: '/api/v1/analysis/transcript/analyze',
  summary: 'Analyse the newest transcript of a meeting again',
  access: 'meeting-edit',
  body: z.object({ meetingId: Id }),
  reply: Transcript,
  failures: [
    'meeting_not_found',
    'not_allowed',
    'transcript_not_found',
    'too_many_requests',
    'company_limit_reached',
  ],
});

export const readTranscript = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/transcript',
  summary: 'Read a transcript and its analysis',
  description:
    'The newest version unless `version` names another; null if there is none. Summary, decisions, questions and tasks are readings.',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
  reply: z.object({
    transcript: Transcript.nullable(),
    /** Present once the state is ready. */
    analysis: AnalysisDocument.nullable(),
    versions: z.int(),
  }),
  failures: ['meeting_not_found', 'transcript_not_found'],
});

export const listTurns = defineRoute({
  method: 'GET',
  path: '/api/v1/transcripts/:transcriptId/turns',
  summary: 'List the turns of a transcript',
  description: 'By their index.',
  access: 'meeting-view',
  params: z.object({ transcriptId: Id }),
  query: z.object({
    from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  reply: z.object({ turns: z.array(Turn), total: z.int() }),
  failures: ['transcript_not_found'],
});

export const updateTurn = defineRoute({
  method: 'PUT',
  path: '/api/v1/transcripts/:transcriptId/turns',
  summary: 'Correct the text of a turn',
  description:
    'In the newest transcript of its meeting. The original stays beside it; with the original as text the turn is as it was.',
  access: 'meeting-edit',
  params: z.object({ transcriptId: Id }),
  body: z.object({
    index: z.int().min(0).max(1_000_000),
    text: TurnText,
    /** As the caller read it. */
    corrections: CorrectionNumber,
  }),
  reply: Turn,
  failures: [
    'transcript_not_found',
    'not_allowed',
    'transcript_replaced',
    'turn_not_found',
    'turn_too_long',
    'version_stale',
  ],
});

export const listTurnCorrections = defineRoute({
  method: 'GET',
  path: '/api/v1/transcripts/:transcriptId/corrections',
  summary: 'List the corrections of a turn',
  description: 'The newest first.',
  access: 'meeting-view',
  params: z.object({ transcriptId: Id }),
  query: z.object({ index: z.coerce.number().int().min(0).max(1_000_000) }),
  reply: z.object({ corrections: z.array(TurnCorrection) }),
  failures: ['transcript_not_found'],
});

export const listSpeakers = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/speakers',
  summary: 'List the speakers of the newest transcript',
  description: 'With the member assigned to each.',
  access: 'meeting-view',
  params: meetingParams,
  reply: z.object({ speakers: z.array(Speaker) }),
  failures: ['meeting_not_found'],
});

export const assignSpeaker = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/speakers',
  summary: 'Assign a person to a speaker',
  description:
    'A member, another person by name, or nobody. With the label of another speaker as name both are one, and follow whom that one is assigned to.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({
    label: z.string().min(1).max(200),
    userId: Id.nullable().default(null),
    /** The name of a person who is no member; empty with `userId` null: unassigned again. */
    name: line(100).default(''),
  }),
  reply: z.object({ speakers: z.array(Speaker) }),
  failures: ['meeting_not_found', 'not_allowed', 'speaker_not_found', 'participant_not_member'],
});
