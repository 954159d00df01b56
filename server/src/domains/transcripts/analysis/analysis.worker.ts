import { z } from 'zod';
import { serveWork } from '../../../platform/threads/serve-work.ts';
import { findNewPlaces } from '../glossary/find-new-places.ts';
import { GlossaryEntry, GlossarySource } from '../glossary/glossary.schemas.ts';
import { findInFile } from '../import/find-in-file.ts';
import { readPart } from '../parts/read-part.ts';
import { readTextSource } from '../read-text-source.ts';
import { PartBefore, TextSource } from '../text.schemas.ts';
import { analyseSource } from './analyse-source.ts';
import { AnalysisSource } from './analysis.schemas.ts';

/** What the threads are asked. */
const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), source: TextSource, glossary: z.array(GlossaryEntry) }),
  z.object({
    kind: z.literal('part'),
    source: TextSource,
    glossary: z.array(GlossaryEntry),
    before: PartBefore,
  }),
  z.object({ kind: z.literal('find'), source: TextSource, path: z.string() }),
  z.object({ kind: z.literal('glossary'), source: GlossarySource }),
  z.object({ kind: z.literal('analyse'), source: AnalysisSource }),
]);

serveWork((input) => {
  const work = Work.parse(input);
  if (work.kind === 'read') return readTextSource(work.source, work.glossary);
  if (work.kind === 'part') return readPart(work.source, work.glossary, work.before);
  if (work.kind === 'find') return findInFile(work.source, work.path);
  return work.kind === 'glossary' ? findNewPlaces(work.source) : analyseSource(work.source);
});
