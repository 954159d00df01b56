import { Id } from '@hopgon/contract/primitives';
import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

const ReadWithModel = z.object({ transcriptId: Id });

/** A model that fails is not asked again by itself: the engine's reading stands. */
export const readWithModel: JobDefinition<z.infer<typeof ReadWithModel>> = {
  name: 'readings.read-with-model',
  data: ReadWithModel,
  retries: 1,
  sideBySide: { inAll: 4, ofCompany: 1 },
};
