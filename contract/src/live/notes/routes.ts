import { z } from 'zod';
import { Id, meetingParams } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { mostNotesAtOnce } from './limits.ts';
import { Note, NoteToSave } from './schemas.ts';

export const listNotes = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/live/notes',
  summary: 'List the notes of a meeting',
  description: 'With `since`, only those written, changed or deleted after that revision.',
  access: 'meeting-enter',
  params: meetingParams,
  query: z.object({ since: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }),
  reply: z.object({ notes: z.array(Note), revision: z.int() }),
  failures: ['meeting_not_found', 'not_invited'],
});

export const saveNotes = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/live/notes',
  summary: 'Save the caller’s notes',
  description:
    'Each row has an id and a version from the browser: a row that is sent again is one, and an older version changes nothing. With `base`, the reply has what the row said on another device. Also after the meeting ended, for rows that were written without a network.',
  access: 'meeting-enter',
  params: meetingParams,
  body: z.object({ notes: z.array(NoteToSave).min(1).max(mostNotesAtOnce) }),
  reply: z.object({
    /** As they are stored now. */
    notes: z.array(Note),
    /** What rows said before, where the writer had not seen that: written on another device. */
    replaced: z.array(Note),
    /** Rows that belong to somebody else and were not saved. */
    refused: z.array(Id),
  }),
  failures: [
    'meeting_not_found',
    'not_invited',
    'meeting_cancelled',
    'meeting_is_draft',
    'live_not_started',
    'notes_full',
    'too_many_requests',
  ],
});
