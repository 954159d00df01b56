import { z } from 'zod';
import { Id } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Transcript } from '../schemas.ts';

export const deleteTranscriptPart = defineRoute({
  method: 'DELETE',
  path: '/api/v1/transcripts/:transcriptId/parts/:number',
  summary: 'Delete the last part of a transcript',
  description:
    'The newest transcript of its meeting ends as before that part. Refused while a person relies on its turns.',
  access: 'meeting-edit',
  params: z.object({ transcriptId: Id, number: z.coerce.number().int().min(2).max(100) }),
  reply: Transcript,
  failures: ['transcript_not_found', 'not_allowed', 'transcript_replaced', 'part_not_found', 'part_cited'],
});
