import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';
import { isStale, runBatch } from './batch.ts';
import { BatchFailed } from './batch-failed.ts';
import { outOfDeadlock } from './deadlock.ts';
import { type Db, overRun, type RunQuery } from './kysely.ts';
import type { Statement, StatementResult } from './statement.ts';

/**
 * Where queries run: bound to a person, a company or both, so that row-level security shows their rows alone.
 * `transaction` inside a transaction joins it. Its work may run more than once: what must not, waits for the commit.
 */
export interface Scope {
  readonly db: Db;
  transaction<T>(work: (scope: this) => Promise<T>): Promise<T>;
  /**
   * Runs once the surrounding transaction has committed, or at once outside of one. What fails in it is reported, not
   * thrown: the change stands, and its caller must not hear otherwise.
   */
  afterCommit(run: () => void): void;
}

/**
 * How a scope binds itself: a statement sent in the same packet before the first query, and a judge of its row. What the
 * judge refuses, the statement must not have bound.
 */
export interface Opening<Entry> {
  /** The first opening decides what later ones bind, so it runs alone, before any query. */
  readonly decidesOnce?: boolean;
  readonly statement: () => Statement;
  /** Throws a Failure when the row says that this scope may not be used. */
  readonly judge: (row: Readonly<Record<string, unknown>>) => Entry;
}

/** A scope whose opening told something about who acts, say the role in the company. */
export interface OpenedScope<Entry> extends Scope {
  /** What the opening told; asks the database when no query has yet. */
  entry(): Promise<Entry>;
}

const begin: Statement = { text: 'begin', values: [] };
const commit: Statement = { text: 'commit', values: [] };
const rollback: Statement = { text: 'rollback', values: [] };

/** The compiler cannot see what SQL returns; the query builder's types vouch for it. */
function vouched<R>(rows: readonly unknown[]): R[];
function vouched(rows: readonly unknown[]): readonly unknown[] {
  return rows;
}

const asQueryResult = <R>(result: StatementResult | undefined): QueryResult<R> => ({
  rows: vouched<R>(result?.rows ?? []),
  numAffectedRows: BigInt(result?.affected ?? 0),
});

// A change of the tables leaves each connection with statements prepared before it. What opens a scope has done nothing yet
// that counts, so it is sent once more.
async function runFirst(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<readonly StatementResult[]> {
  try {
    return await runBatch(client, statements);
  } catch (error) {
    if (!(error instanceof BatchFailed && isStale(error.cause))) throw error;
    await runBatch(client, [rollback]);
    return runBatch(client, statements);
  }
}

/** Runs statements, and lets the opening's judge speak before any later statement's failure is heard. */
async function runOpened<Entry>(
  client: pg.PoolClient,
  before: readonly Statement[],
  opening: Opening<Entry>,
  statements: readonly Statement[],
): Promise<{ entry: Entry; results: readonly StatementResult[] }> {
  const place = before.length;
  const judged = (results: readonly StatementResult[]) => opening.judge(results[place]?.rows[0] ?? {});
  try {
    const results = await runFirst(client, [...before, opening.statement(), ...statements]);
    return { entry: judged(results), results: results.slice(place + 1) };
  } catch (error) {
    if (error instanceof BatchFailed && error.results.length > place) judged(error.results);
    throw error instanceof BatchFailed ? error.cause : error;
  }
}

async function runPlain(client: pg.PoolClient, statement: Statement): Promise<StatementResult | undefined> {
  try {
    return (await runBatch(client, [statement]))[0];
  } catch (error) {
    throw error instanceof BatchFailed ? error.cause : error;
  }
}

const statementOf = (query: CompiledQuery): Statement => ({ text: query.sql, values: query.parameters });

type Report = (error: unknown) => void;

function callAll(runs: readonly (() => void)[], report: Report): void {
  for (const run of runs) {
    try {
      run();
    } catch (error) {
      report(error);
    }
  }
}

/**
 * One query after the other, as they are asked. Notes what failed: PostgreSQL answers the commit of a failed transaction by
 * rolling back, without an error.
 */
function inTurn(
  failures: unknown[],
  run: (statement: Statement) => Promise<StatementResult | undefined>,
): RunQuery {
  let last: Promise<unknown> = Promise.resolve();
  return <R>(query: CompiledQuery) => {
    const result = last.then(async () => asQueryResult<R>(await run(statementOf(query))));
    last = result.catch((error: unknown) => failures.push(error));
    return result;
  };
}

/** Opens a scope over the pool; nothing is sent before its first query. `report` hears what failed after a commit. */
export function openScope<Entry>(pool: pg.Pool, opening: Opening<Entry>, report: Report): OpenedScope<Entry> {
  let known: { readonly entry: Entry } | null = null;
  let deciding: Promise<Entry> | null = null;

  const onClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

  const enter = (): Promise<Entry> =>
    onClient(async (client) => {
      const { entry } = await runOpened(client, [], opening, []);
      known = { entry };
      return entry;
    });

  const enterOnce = (): Promise<Entry> => {
    deciding ??= enter();
    return deciding;
  };

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    if (opening.decidesOnce) await enterOnce();
    return onClient(work);
  };

  // One statement commits with its batch, before its opening is judged: an opening that will be refused binds nothing,
  // so row-level security shows and takes nothing.
  const executeAlone = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
    withClient(async (client) => {
      const { entry, results } = await runOpened(client, [], opening, [statementOf(query)]);
      known = { entry };
      return asQueryResult<R>(results[0]);
    });

  const transact = <T>(work: (scope: OpenedScope<Entry>) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      let begun = false;
      const committed: (() => void)[] = [];
      const first = async (statements: readonly Statement[]) => {
        begun = true;
        const { entry, results } = await runOpened(client, [begin], opening, statements);
        known = { entry };
        return { entry, results };
      };
      const run = async (statement: Statement): Promise<StatementResult | undefined> =>
        begun ? runPlain(client, statement) : (await first([statement])).results[0];
      const failures: unknown[] = [];
      const inner: OpenedScope<Entry> = {
        db: overRun(inTurn(failures, run)),
        transaction: (nested) => nested(inner),
        afterCommit: (run) => committed.push(run),
        entry: async () => (begun && known ? known.entry : (await first([])).entry),
      };
      try {
        const value = await work(inner);
        if (failures.length > 0) throw failures[0];
        if (begun) await runPlain(client, commit);
        callAll(committed, report);
        return value;
      } catch (error) {
        if (begun) await runPlain(client, rollback).catch(() => undefined);
        throw error;
      }
    });

  const scope: OpenedScope<Entry> = {
    db: overRun(executeAlone),
    transaction: (work) => outOfDeadlock(() => transact(work)),
    afterCommit: (run) => callAll([run], report),
    entry: async () => (known ? known.entry : opening.decidesOnce ? enterOnce() : enter()),
  };
  return scope;
}
