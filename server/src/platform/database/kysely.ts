import {
  type CompiledQuery,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Tables } from './tables.ts';

/** A query builder bound to one person and company; it has no transaction of its own, scopes have. */
export type Db = Kysely<Tables>;

export type RunQuery = <R>(query: CompiledQuery) => Promise<QueryResult<R>>;

// Connections come from scopes alone; Kysely's own driver is never asked.
const driver = new DummyDriver();
const noConnection = () => Promise.reject(new Error('queries run through a scope'));
const dialect = new PostgresDialect({ pool: noConnection });
const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const config = { dialect };

/** Hands a query to `run` as it is: without plugins, all the steps between would pass it on. */
class Executor extends DefaultQueryExecutor {
  readonly #run: RunQuery;
  constructor(run: RunQuery) {
    super(compiler, adapter, { provideConnection: noConnection });
    this.#run = run;
  }
  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(query);
  }
}

/** A builder whose queries are all run by `run`. */
export const overRun = (run: RunQuery): Db =>
  new Kysely<Tables>({ config, driver, dialect, executor: new Executor(run) });
