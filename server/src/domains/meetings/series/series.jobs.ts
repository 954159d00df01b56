import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Comes due each month for a series without an end, and queues the next one itself; one that has ended is left alone. */
export const fillSeries: JobDefinition<{ readonly seriesId: string }> = {
  name: 'series.fill',
  data: z.object({ seriesId: z.guid() }).strict(),
  retries: 100,
};

/** Well before what there is runs out. */
export const fillEvery = 30 * 24 * 60 * 60 * 1000;
