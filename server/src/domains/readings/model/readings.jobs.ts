import { Id } from '@hopgon/contract/primitives';
import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

const ReadWithModel = z.object({ transcriptId: Id });

/** A model that fails is not asked again by itself: the engine's reading stands. */
export const readWithModel: JobDefinition<z.infer<typeof ReadWithModel>> = {
  name: 'readings.read-with-model',
  data: ReadWithModel,
  retries: 1,
  // Sixty parts of a slow model's three minutes are three hours; a second try beside the first would pay for all again.
  longestMinutes: 4 * 60,
  sideBySide: { inAll: 4, ofCompany: 1 },
};
