import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Comes due before the deadline of a written vote. */
export const writtenVoteDue: JobDefinition<{ readonly meetingId: string; readonly motionId: string }> = {
  name: 'live.written-vote-due',
  data: z.object({ meetingId: z.guid(), motionId: z.guid() }),
  retries: 5,
};
