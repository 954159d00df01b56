import { createWorkerPool, type WorkerPoolOptions } from '../../../platform/threads/worker-pool.ts';
import { type GlossaryEntry, GlossaryResult, type GlossarySource } from '../glossary/glossary.schemas.ts';
import { FindResult, type PartBefore, ReadPart, ReadResult, type TextSource } from '../text.schemas.ts';
import { type AnalysisResult as Analysed, AnalysisResult, type AnalysisSource } from './analysis.schemas.ts';

/** The engine, beside the event loop; companies take turns. All throw WorkFailed. */
export interface Analyser {
  read(companyId: string, source: TextSource, glossary: readonly GlossaryEntry[]): Promise<ReadResult>;
  readPart(
    companyId: string,
    source: TextSource,
    glossary: readonly GlossaryEntry[],
    before: PartBefore,
  ): Promise<ReadPart>;
  /** What a file says of its meeting. */
  findInFile(companyId: string, source: TextSource, path: string): Promise<FindResult>;
  findPlaces(companyId: string, source: GlossarySource): Promise<GlossaryResult>;
  analyse(companyId: string, source: AnalysisSource): Promise<Analysed>;
  /** Ends what runs; it fails as stopped. */
  stop(): Promise<void>;
}

declare module '../../../platform/world.ts' {
  interface World {
    readonly analyser: Analyser;
  }
}

const usual: WorkerPoolOptions = {
  script: new URL('./analysis.worker.ts', import.meta.url),
  size: 3,
  threadsOfOwner: 2,
  waiting: { ofOwner: 60, inAll: 500 },
  limitMs: 60_000,
  idleMs: 30_000,
  memoryMb: 512,
};

/** Milliseconds that anything may take, and those for each character or byte: several times what people's talk takes. */
const [atLeast, each] = [10_000, 0.1];

const limitOf = (size: number, { limitMs }: WorkerPoolOptions): number =>
  Math.min(limitMs, atLeast + size * each);

const sizeOf = (source: TextSource): number =>
  source.kind === 'file' ? source.bytes.length : source.text.length;

export function createAnalyser(options: Partial<WorkerPoolOptions> = {}): Analyser {
  const all = { ...usual, ...options };
  const pool = createWorkerPool(all);
  return {
    read: async (companyId, source, glossary) => {
      const limitMs = limitOf(sizeOf(source), all);
      return ReadResult.parse(await pool.run(companyId, { kind: 'read', source, glossary }, limitMs));
    },
    readPart: async (companyId, source, glossary, before) => {
      const limitMs = limitOf(sizeOf(source) + before.content.length, all);
      return ReadPart.parse(await pool.run(companyId, { kind: 'part', source, glossary, before }, limitMs));
    },
    findInFile: async (companyId, source, path) => {
      const limitMs = limitOf(sizeOf(source), all);
      return FindResult.parse(await pool.run(companyId, { kind: 'find', source, path }, limitMs));
    },
    findPlaces: async (companyId, source) => {
      const limitMs = limitOf(source.turns.length, all);
      return GlossaryResult.parse(await pool.run(companyId, { kind: 'glossary', source }, limitMs));
    },
    analyse: async (companyId, source) => {
      const limitMs = limitOf(source.content.length, all);
      return AnalysisResult.parse(await pool.run(companyId, { kind: 'analyse', source }, limitMs));
    },
    stop: pool.stop,
  };
}
