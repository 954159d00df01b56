import { z } from 'zod';
import { Id, Version } from '../primitives.ts';
import { MinutesLineKind, MinutesTask } from './schemas.ts';

/** A reading of the meeting that its minutes do not have. */
export const MinutesSuggestion = z.object({
  reading: z.object({ id: Id, version: Version }),
  kind: MinutesLineKind,
  text: z.string(),
  task: MinutesTask.nullable(),
  evidence: z.array(z.int()),
  source: z.object({ transcriptId: Id, version: z.int() }).nullable(),
  isApproved: z.boolean(),
  /** Where it would be put. */
  sectionId: Id,
});
export type MinutesSuggestion = z.infer<typeof MinutesSuggestion>;
