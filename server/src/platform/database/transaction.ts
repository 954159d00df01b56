import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { overRun, type RunQuery } from './kysely.ts';
import { asQueryResult, type Opening, runOpened, runPlain, statementOf } from './opening.ts';
import { noUnitOfWork, type OpenedScope } from './scope.ts';
import type { Statement, StatementResult } from './statement.ts';
import { createStatementQueue } from './statement-queue.ts';

const plain = (text: string): Statement => ({ text, values: [] });
const begin = plain('begin');
const commit = plain('commit');
const rollback = plain('rollback');
const savepoint = plain('savepoint attempt');
const rollbackToSavepoint = plain('rollback to savepoint attempt');

export interface Transaction<Entry> {
  /** Nothing is sent before its first query. */
  readonly scope: OpenedScope<Entry>;
  readonly run: RunQuery;
  /** Runs work that, when it fails, is undone alone: what was done before it stands. */
  attempt<T>(work: (scope: OpenedScope<Entry>) => Promise<T>): Promise<T>;
  /** Throws what failed in it, also when its caller did not let that through. */
  verify(): void;
  /** Commits, these statements last; answers what waited for that. */
  commit(last?: readonly CompiledQuery[]): Promise<readonly (() => void)[]>;
  rollback(): Promise<void>;
}

/** A transaction over a connection that is its own until it ends; queries asked together leave in one packet. */
export function openTransaction<Entry>(
  client: pg.PoolClient,
  opening: Opening<Entry>,
  opened: (entry: Entry) => void,
): Transaction<Entry> {
  let known: { readonly entry: Entry } | null = null;
  let begun = false;
  let ended = false;
  const failures: unknown[] = [];
  const committed: (() => void)[] = [];
  const send = async (statements: readonly Statement[]): Promise<readonly StatementResult[]> => {
    // The connection may serve another company by now.
    if (ended) throw new Error('a transaction that has ended runs no statement');
    if (begun) return statements.length === 0 ? [] : runPlain(client, statements);
    begun = true;
    const { entry, results } = await runOpened(client, [begin], opening, statements);
    known = { entry };
    opened(entry);
    return results;
  };
  // PostgreSQL answers the commit of a failed transaction by rolling back, without an error: what failed is noted here.
  const queue = createStatementQueue(send, (error) => failures.push(error));
  const run: RunQuery = async <R>(query: CompiledQuery) =>
    asQueryResult<R>((await queue.run([statementOf(query)]))[0]);
  const scope: OpenedScope<Entry> = {
    db: overRun(run),
    transaction: (nested) => nested(scope),
    single: (nested) => nested(scope),
    afterCommit: (late) => committed.push(late),
    entry: async () => {
      if (!known) await queue.run([]);
      if (!known) throw new Error('a transaction has no entry before it is open');
      return known.entry;
    },
    unitOfWork: noUnitOfWork,
  };
  const verify = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    scope,
    run,
    verify,
    async attempt(work) {
      await queue.run([savepoint]);
      const before = { failures: failures.length, committed: committed.length };
      try {
        const value = await work(scope);
        if (failures.length > before.failures) throw failures[before.failures];
        return value;
      } catch (error) {
        await queue.idle();
        await runPlain(client, [rollbackToSavepoint]);
        failures.length = before.failures;
        committed.length = before.committed;
        throw error;
      }
    },
    async commit(last = []) {
      await queue.idle();
      verify();
      ended = true;
      const statements = last.map(statementOf);
      if (begun) await runPlain(client, [...statements, commit]);
      else if (statements.length > 0) await runOpened(client, [begin], opening, [...statements, commit]);
      return committed;
    },
    async rollback() {
      await queue.idle();
      ended = true;
      if (begun) await runPlain(client, [rollback]).catch(() => undefined);
    },
  };
}
