import { z } from 'zod';
import { serveWork } from '../../../platform/threads/serve-work.ts';
import { readTextSource } from '../read-text-source.ts';
import { TextSource } from '../text.schemas.ts';
import { analyseSource } from './analyse-source.ts';
import { AnalysisSource } from './analysis.schemas.ts';

/** What the threads are asked. */
const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), source: TextSource }),
  z.object({ kind: z.literal('analyse'), source: AnalysisSource }),
]);

serveWork((input) => {
  const work = Work.parse(input);
  return work.kind === 'read' ? readTextSource(work.source) : analyseSource(work.source);
});
