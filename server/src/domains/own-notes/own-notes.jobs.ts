import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Comes due when a note is to be brought back to mind; one that was deleted meanwhile reminds nobody. */
export const ownNoteDue: JobDefinition<{ readonly noteId: string }> = {
  name: 'own-notes.due',
  data: z.object({ noteId: z.guid() }),
  retries: 5,
};
