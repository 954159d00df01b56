import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';
import { overRun } from './kysely.ts';
import { asQueryResult, type Opening, runOpened, statementOf } from './opening.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { OpenedScope } from './scope.ts';
import type { Statement } from './statement.ts';
import { openTransaction } from './transaction.ts';
import { openUnitOfWork } from './unit-of-work.ts';

const readOnly: Statement = { text: "select set_config('transaction_read_only', 'on', true)", values: [] };

type Report = (error: unknown) => void;

const callAllReporting = (report: Report) => (runs: readonly (() => void)[]) => {
  for (const run of runs) {
    try {
      run();
    } catch (error) {
      report(error);
    }
  }
};

/** Opens a scope over the pool; nothing is sent before its first query. `report` gets what failed after a commit. */
export function openScope<Entry>(pool: pg.Pool, opening: Opening<Entry>, report: Report): OpenedScope<Entry> {
  let known: { readonly entry: Entry } | null = null;
  let deciding: Promise<Entry> | null = null;
  const opened = (entry: Entry): void => {
    known = { entry };
  };
  const callAll = callAllReporting(report);

  const enter = async (): Promise<Entry> => {
    const client = await pool.connect();
    try {
      const { entry } = await runOpened(client, [], opening, []);
      opened(entry);
      return entry;
    } finally {
      client.release();
    }
  };

  const enterOnce = (): Promise<Entry> => {
    deciding ??= enter();
    return deciding;
  };

  const connect = async (): Promise<pg.PoolClient> => {
    if (opening.decidesOnce) await enterOnce();
    return pool.connect();
  };

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

  // One statement commits with its batch, before its opening is judged: an opening that will be refused binds nothing,
  // so row-level security shows and takes nothing.
  const runAlone = (statements: readonly Statement[]) =>
    withClient(async (client) => {
      const { entry, results } = await runOpened(client, [], opening, statements);
      opened(entry);
      return { entry, result: results.at(-1) };
    });

  const executeAlone = async <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
    asQueryResult<R>((await runAlone([statementOf(query)])).result);

  const readAlone = async <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
    asQueryResult<R>((await runAlone([readOnly, statementOf(query)])).result);

  const entry = async (): Promise<Entry> => {
    if (known) return known.entry;
    return opening.decidesOnce ? enterOnce() : enter();
  };

  const transact = <T>(work: (scope: OpenedScope<Entry>) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const transaction = openTransaction(client, opening, opened);
      try {
        const value = await work(transaction.scope);
        callAll(await transaction.commit());
        return value;
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });

  const scope: OpenedScope<Entry> = {
    db: overRun(executeAlone),
    transaction: (work) => retryOnConflict(() => transact(work)),
    single: (work) => work(scope),
    afterCommit: (run) => callAll([run]),
    entry,
    unitOfWork: (begin) => openUnitOfWork({ connect, opening, readAlone, entry, opened, callAll }, begin),
  };
  return scope;
}
