import { createWorkerPool, type WorkerPoolOptions } from '../../platform/threads/worker-pool.ts';
import { type AnalysisResult as Analysed, AnalysisResult, type AnalysisSource } from './analyse-source.ts';
import { ReadResult, readTextSource, type TextSource } from './read-text-source.ts';
import { isWordName } from './transcripts.rules.ts';

/** The engine, beside the event loop. Both throw WorkFailed. */
export interface Analyser {
  read(source: TextSource): Promise<ReadResult>;
  analyse(source: AnalysisSource): Promise<Analysed>;
  /** Ends what runs; it fails as stopped. */
  stop(): Promise<void>;
}

declare module '../../platform/world.ts' {
  interface World {
    readonly analyser: Analyser;
  }
}

const usual: WorkerPoolOptions = {
  script: new URL('./analysis-worker.ts', import.meta.url),
  size: 2,
  limitMs: 60_000,
  idleMs: 30_000,
  memoryMb: 512,
};

/** Texts up to this length (in bytes or characters) are read faster than they are handed to a thread. */
const shortSource = 64 * 1024;

/** A small Word document may be a large text. */
const isShort = (source: TextSource): boolean => !isWordName(source.name) && sizeOf(source) <= shortSource;

const sizeOf = (source: TextSource): number =>
  source.kind === 'file' ? source.bytes.length : source.text.length;

export function createAnalyser(options: Partial<WorkerPoolOptions> = {}): Analyser {
  const pool = createWorkerPool({ ...usual, ...options });
  return {
    read: async (source) =>
      isShort(source) ? readTextSource(source) : ReadResult.parse(await pool.run({ kind: 'read', source })),
    analyse: async (source) => AnalysisResult.parse(await pool.run({ kind: 'analyse', source })),
    stop: pool.stop,
  };
}
