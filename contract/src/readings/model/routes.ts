import { z } from 'zod';
import { meetingParams } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { ModelReading, ReaderName } from './schemas.ts';

const reply = z.object({
  /** Who read what is proposed now. */
  reader: ReaderName,
  /** Null where no model read this meeting. */
  model: ModelReading.nullable(),
  can: z.object({ edit: z.boolean() }),
});

export const readReader = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/reader',
  summary: 'Read who read a meeting',
  description: 'The engine always reads; a model may read beside it, never a closed meeting.',
  access: 'meeting-view',
  params: meetingParams,
  reply,
  failures: ['meeting_not_found'],
});

export const saveReader = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/reader',
  summary: 'Choose whose reading is proposed',
  description: 'Rows that people touched stay; the others are replaced.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ reader: ReaderName }),
  reply,
  failures: ['meeting_not_found', 'not_allowed', 'model_reading_missing'],
});
