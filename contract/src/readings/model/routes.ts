import { z } from 'zod';
import { ModelProblem } from '../../models/schemas.ts';
import { meetingParams } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';

/** Which of the two reads a meeting. */
export const ReaderName = z.enum(['engine', 'model']);
export type ReaderName = z.infer<typeof ReaderName>;

/** The model's reading of the newest transcript of a meeting. */
export const ModelReading = z.object({
  model: z.string(),
  host: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  problem: ModelProblem.nullable(),
  /** Lines that stayed; lines that were left out because their turns do not support them. */
  kept: z.int(),
  dropped: z.int(),
  /** Tasks that lost a person or a day nobody said. */
  mended: z.int(),
});
export type ModelReading = z.infer<typeof ModelReading>;

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
