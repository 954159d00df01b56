import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Comes due at the deadline of a poll; one whose deadline was moved has another for that. */
export const pollDue: JobDefinition<{ readonly pollId: string }> = {
  name: 'scheduling.poll-due',
  data: z.object({ pollId: z.guid() }),
  retries: 5,
};
