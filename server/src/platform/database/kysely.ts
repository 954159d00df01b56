import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  SingleConnectionProvider,
} from 'kysely';
import type { Tables } from './tables.ts';

/** A query builder bound to one person and company; it has no transaction of its own, scopes have. */
export type Db = Kysely<Tables>;

// Connections come from scopes alone; Kysely's own driver is never asked.
const driver = new DummyDriver();
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('queries run through a scope')) });
const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const config = { dialect };

const over = (provider: ConnectionProvider): Db =>
  new Kysely<Tables>({
    config,
    driver,
    dialect,
    executor: new DefaultQueryExecutor(compiler, adapter, provider),
  });

/** A builder that takes a connection for each query. */
export const overProvider = (provide: ConnectionProvider['provideConnection']): Db =>
  over({ provideConnection: provide });

/** A builder that runs all its queries on one connection, one after the other. */
export const overConnection = (connection: DatabaseConnection): Db =>
  over(new SingleConnectionProvider(connection));
