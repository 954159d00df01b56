import type { CompanyScope, JobScope } from '../tenancy/scopes.ts';
import { failureOfWork } from './failure-of-work.ts';
import type { ReadingTable, ReadingTables } from './serve-readings.ts';
import { createWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

/** For whom a text is read: a scope, or the company itself. */
type Asker = CompanyScope | Pick<JobScope, 'companyId'>;

/** Asks threads to read people's texts, so that no text, whatever is in it, holds up the server. */
export interface Reader<Table extends ReadingTable> {
  /**
   * Runs one function of the table beside the event loop; input and answer are plain data. Companies take turns. Throws
   * `text_unreadable` for a text that takes too long, `company_busy` and `server_busy` where too much waits.
   */
  read<Name extends keyof Table & string>(
    scope: Asker,
    name: Name,
    ...input: Parameters<Table[Name]>
  ): Promise<ReturnType<Table[Name]>>;
}

export interface ReaderThreads<Tables extends ReadingTables> {
  reader<Name extends keyof Tables & string>(table: Name): Reader<Tables[Name]>;
  /** Starts a thread, where none runs, before somebody waits for it. */
  warm(): void;
  stop(): Promise<void>;
}

type Options = Partial<Omit<WorkerPoolOptions, 'script'>>;
type Limits = Omit<WorkerPoolOptions, 'script' | 'onCrash'>;

/** Texts are short: one that takes longer than these seconds was not written by a person. */
const usual: Limits = {
  size: 3,
  threadsOfOwner: 2,
  waiting: { ofOwner: 50, inAll: 300 },
  limitMs: 3_000,
  idleMs: 5 * 60_000,
  memoryMb: 128,
};

/** The threads that read messages, searches and the like; `script` serves the tables by `serveReadings`. */
export function createReaderThreads<Tables extends ReadingTables>(
  script: URL,
  options: Options = {},
): ReaderThreads<Tables> {
  const pool = createWorkerPool({ ...usual, ...options, script });
  return {
    reader: (table) => ({
      read: async (scope, name, ...input) => {
        const question = { table, name, input };
        const answer = await pool.run(await companyOf(scope), question).catch((error: unknown) => {
          throw failureOfWork(error);
        });
        // Thread and caller are of one build: the answer is that of the function named.
        return answer as ReturnType<Tables[typeof table][typeof name]>;
      },
    }),
    warm: pool.warm,
    stop: pool.stop,
  };
}

const companyOf = async (scope: Asker): Promise<string> =>
  'companyId' in scope ? scope.companyId : (await scope.entry()).companyId;
