import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Not tried again: what is missing is counted when it is asked for, and noticed again then. */
export const countWeeks: JobDefinition<Record<string, never>> = {
  name: 'figures.count-weeks',
  data: z.object({}).strict(),
  retries: 0,
  sideBySide: { inAll: 1, ofCompany: 1 },
};
