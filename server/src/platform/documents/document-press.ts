import { z } from 'zod';
import { createWorkerPool, type WorkerPoolOptions } from '../threads/worker-pool.ts';
import type { Sheet } from './sheet.ts';

export type DocumentFormat = 'docx' | 'pdf';

/**
 * Renders documents in a thread that ends when idle: its libraries need more memory than the rest of an idle server.
 */
export interface DocumentPress {
  /** Throws WorkFailed. */
  print(companyId: string, format: DocumentFormat, sheet: Sheet): Promise<Uint8Array>;
  stop(): Promise<void>;
}

const Printed = z.instanceof(Uint8Array);

export function createDocumentPress(options: Pick<WorkerPoolOptions, 'onCrash'> = {}): DocumentPress {
  const pool = createWorkerPool({
    ...options,
    script: new URL('./document-worker.ts', import.meta.url),
    size: 2,
    threadsOfOwner: 1,
    waiting: { ofOwner: 10, inAll: 100 },
    limitMs: 30_000,
    idleMs: 20_000,
    memoryMb: 512,
  });
  return {
    print: async (companyId, format, sheet) => Printed.parse(await pool.run(companyId, { format, sheet })),
    stop: pool.stop,
  };
}
