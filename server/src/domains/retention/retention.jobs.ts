import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** One company at a time: what is left over is deleted the next night. */
export const retentionJob: JobDefinition<Record<string, never>> = {
  name: 'retention.apply',
  data: z.object({}).strict(),
  retries: 2,
  sideBySide: { inAll: 1, ofCompany: 1 },
};
