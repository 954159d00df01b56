import { z } from 'zod';
import { serveWork } from '../../platform/threads/serve-work.ts';
import { AnalysisSource, analyseSource } from './analyse-source.ts';
import { readTextSource, TextSource } from './read-text-source.ts';

/** What the threads are asked. */
const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), source: TextSource }),
  z.object({ kind: z.literal('analyse'), source: AnalysisSource }),
]);

serveWork((input) => {
  const work = Work.parse(input);
  return work.kind === 'read' ? readTextSource(work.source) : analyseSource(work.source);
});
