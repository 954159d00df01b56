import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Comes due a week after a company was closed; one that was opened again is left alone. */
export const removeClosedCompany: JobDefinition<Record<string, never>> = {
  name: 'companies.remove',
  data: z.object({}).strict(),
  retries: 100,
};
