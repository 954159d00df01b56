import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { AnalysisSource, analyseSource } from './analyse-source.ts';
import { readTextSource, TextSource } from './read-text-source.ts';

/** What the threads are asked. */
const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), source: TextSource }),
  z.object({ kind: z.literal('analyse'), source: AnalysisSource }),
]);

// An error ends the thread, and so tells the pool.
parentPort?.on('message', (input) => {
  const work = Work.parse(input);
  parentPort?.postMessage(work.kind === 'read' ? readTextSource(work.source) : analyseSource(work.source));
});
