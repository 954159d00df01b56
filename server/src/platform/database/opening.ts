import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';
import { isStale, runBatch } from './batch.ts';
import { BatchFailed } from './batch-failed.ts';
import type { Statement, StatementResult } from './statement.ts';

/**
 * How a scope binds itself: a statement sent in the same packet before the first query, and a check of its row. If
 * `judge` throws, the SQL must not have set any row-security variable.
 */
export interface Opening<Entry> {
  /** The first opening decides which ids later ones bind, so it runs alone, before any query. */
  readonly decidesOnce?: boolean;
  readonly statement: () => Statement;
  /** Throws a Failure when the row says that this scope may not be used. */
  readonly judge: (row: Readonly<Record<string, unknown>>) => Entry;
}

const rollback: Statement = { text: 'rollback', values: [] };

export const asQueryResult = <R>(result: StatementResult | undefined): QueryResult<R> => ({
  // The compiler cannot see what SQL returns; the query builder's types vouch for it.
  rows: (result?.rows ?? []) as R[],
  numAffectedRows: BigInt(result?.affected ?? 0),
});

export const statementOf = (query: CompiledQuery): Statement => ({
  text: query.sql,
  values: query.parameters,
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

/** Runs statements, and throws a refusal of the opening's judge before any failure of a later statement. */
export async function runOpened<Entry>(
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

export async function runPlain(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<readonly StatementResult[]> {
  try {
    return await runBatch(client, statements);
  } catch (error) {
    throw error instanceof BatchFailed ? error.cause : error;
  }
}
