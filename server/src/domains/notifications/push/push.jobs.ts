import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Not tried again: what is still due a moment later is queued again. */
export const pushToCompany: JobDefinition<Record<string, never>> = {
  name: 'notifications.push',
  data: z.object({}).strict(),
  retries: 0,
  // It waits for push services: one company's never hold all workers.
  sideBySide: { inAll: 4, ofCompany: 1 },
};
