import { z } from 'zod';
import { ModelProblem } from '../../models/schemas.ts';

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
