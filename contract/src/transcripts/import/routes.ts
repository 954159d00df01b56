import { z } from 'zod';
import { Id } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { tooMuch } from '../refusals.ts';
import { ImportedTranscript, TranscriptImport, TranscriptPreview } from './schemas.ts';

const refusedFiles = [
  'payload_too_large',
  'transcript_too_long',
  'transcript_empty',
  'transcript_unreadable',
  'transcript_kind_refused',
  ...tooMuch,
] as const;

export const previewTranscript = defineRoute({
  method: 'POST',
  path: '/api/v1/transcript-imports/preview',
  summary: 'Preview to which meeting a transcript file belongs',
  description:
    'Stores nothing. Send the fields `path` (name, perhaps with folders) and `savedAt` (an instant) before `file`.',
  access: 'company',
  upload: true,
  reply: TranscriptPreview,
  failures: [...refusedFiles],
});

export const importTranscript = defineRoute({
  method: 'POST',
  path: '/api/v1/transcript-imports/files',
  summary: 'Import a transcript file of a past meeting',
  description:
    'Send the field `importId` (made by the caller, one for all files; without it a file stands alone and its analysis notifies), then `meetingId` or `title`, `startsAt`, `endsAt` and `visibility` (`invited` or `closed`) of a new meeting, then `file`. A file that a meeting the caller may view has already changes nothing.',
  access: 'company',
  upload: true,
  reply: z.object({
    outcome: z.enum(['imported', 'known']),
    meetingId: Id,
    hasCreatedMeeting: z.boolean(),
  }),
  failures: [
    ...refusedFiles,
    'meeting_not_found',
    'not_allowed',
    'transcript_exists',
    'meeting_end_before_start',
    'meeting_too_long',
    'meeting_overlap',
    'import_not_found',
    'import_full',
  ],
});

export const listTranscriptImports = defineRoute({
  method: 'GET',
  path: '/api/v1/transcript-imports',
  summary: "List the caller's imports of transcripts",
  description: 'The newest first, at most 20.',
  access: 'company',
  reply: z.object({ imports: z.array(TranscriptImport) }),
  failures: [],
});

export const readTranscriptImport = defineRoute({
  method: 'GET',
  path: '/api/v1/transcript-imports/:importId',
  summary: 'Read the files of an import',
  description: 'With the state of each analysis, in the order they came.',
  access: 'company',
  params: z.object({ importId: Id }),
  reply: z.object({ import: TranscriptImport, files: z.array(ImportedTranscript) }),
  failures: ['import_not_found'],
});

export const undoTranscriptImport = defineRoute({
  method: 'DELETE',
  path: '/api/v1/transcript-imports/:importId',
  summary: 'Undo an import of transcripts',
  description:
    'Within a day. Transcripts that people have worked with stay, and so do meetings that were changed since.',
  access: 'company',
  params: z.object({ importId: Id }),
  reply: z.object({ removed: z.int(), kept: z.int() }),
  failures: ['import_not_found', 'undo_too_late'],
});
