import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { idIn, releasedRows } from './released-rows.ts';
import type { TestPostgres } from './test-postgres.ts';

export type Row = Record<string, unknown>;
/** Every row by its table, as JSON. */
export type Content = ReadonlyMap<string, readonly Row[]>;

export interface ReleasedDatabase {
  /** The rows at migration 0022. */
  readonly before: Content;
  readContent(): Promise<Content>;
  asOwner(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs as the role that serves, bound to a company; changes are rolled back. */
  asCompany(company: string, text: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const released = 22;

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}

async function readContent(owner: pg.Client): Promise<Content> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const content = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    if (rows.length > 0)
      content.set(
        name,
        rows.map(({ row }) => row),
      );
  }
  return content;
}

/** A database that was filled at migration 0022 and then migrated to the newest. */
export async function upgradeReleasedDatabase(
  postgres: TestPostgres,
  companies: readonly string[],
): Promise<ReleasedDatabase> {
  const database = `released_${randomBytes(8).toString('hex')}`;
  const admin = await connect(postgres.admin);
  await admin.query(`create database ${database} owner ${pg.escapeIdentifier(postgres.owner.user ?? '')}`);
  const config = { ...postgres.owner, database };
  const files = await readMigrations(migrations);
  await migrate(config, postgres.appRole, files.slice(0, released));
  const owner = await connect(config);
  for (const company of companies) await owner.query(releasedRows(company));
  const before = await readContent(owner);
  await migrate(config, postgres.appRole, files);
  const app = await connect({ ...postgres.app, database });
  return {
    before,
    readContent: () => readContent(owner),
    asOwner: async (text, values = []) => (await owner.query<Row>(text, [...values])).rows,
    asCompany: async (company, text, values = []) => {
      await app.query('begin');
      await app.query(`select set_config('app.company_id', $1, true)`, [idIn(company, 'company')]);
      const { rows } = await app.query<Row>(text, [...values]);
      await app.query('rollback');
      return rows;
    },
    drop: async () => {
      await Promise.all([app.end(), owner.end()]);
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}
