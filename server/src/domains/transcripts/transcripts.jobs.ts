import { Id } from '@hopgon/contract/primitives';
import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** `isImported`: the first analysis after an import of past meetings, whose page shows how it goes. */
const AnalyseTranscript = z.object({ transcriptId: Id, isImported: z.literal(true).optional() });

/** Tried again only after what no transcript can cause: a stopped server, a lost database. */
export const analyseTranscript: JobDefinition<z.infer<typeof AnalyseTranscript>> = {
  name: 'transcripts.analyse',
  data: AnalyseTranscript,
  retries: 5,
  // More than there are threads: a company whose talks take long holds up none that comes behind it.
  sideBySide: { inAll: 6, ofCompany: 3 },
};
