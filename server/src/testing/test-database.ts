import { randomBytes } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import { runBatch } from '../platform/database/batch.ts';
import type { Statement } from '../platform/database/statement.ts';
import type { TestPostgres } from './test-postgres.ts';

export interface TestDatabase {
  readonly appConfig: ClientConfig;
  readonly ownerConfig: ClientConfig;
  readonly appRole: string;
  /** Runs one statement as the owner, who bypasses row-level security. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs statements as the owner in one round trip: all of them, or none. */
  sqlAll(statements: readonly Statement[]): Promise<void>;
  drop(): Promise<void>;
}

async function asAdmin(postgres: TestPostgres, statement: string): Promise<void> {
  const client = new pg.Client(postgres.admin);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of the test's own, cloned from the migrated template. */
export async function cloneDatabase(postgres: TestPostgres): Promise<TestDatabase> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  const owner = pg.escapeIdentifier(postgres.owner.user ?? '');
  await asAdmin(
    postgres,
    `create database ${database} owner ${owner} template ${postgres.template} strategy file_copy`,
  );
  const ownerConfig = { ...postgres.owner, database };
  const client = new pg.Client(ownerConfig);
  await client.connect();
  let last: Promise<unknown> = Promise.resolve();
  return {
    appConfig: { ...postgres.app, database },
    ownerConfig,
    appRole: postgres.appRole,
    // A client takes one query after the other.
    sql: <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => {
      const rows = last.then(async () => (await client.query<Row>(text, [...values])).rows);
      last = rows.catch(() => undefined);
      return rows;
    },
    sqlAll: (statements) => {
      const all = last.then(async () => void (await runBatch(client, statements)));
      last = all.catch(() => undefined);
      return all;
    },
    drop: async () => {
      await client.end();
      await asAdmin(postgres, `drop database if exists ${database} with (force)`);
    },
  };
}
