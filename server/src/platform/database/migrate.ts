import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../lifecycle/error-code.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Checksums of files as they were applied before they were changed, where the schema in the end is the same. */
const formerly: Readonly<Record<string, string>> = {
  // 0019 makes up for it.
  '0010_series.sql': '65110725b1c0b04cd13e959d881a7a11ed1730feeed8a68a4e37972b34575ba1',
  // It built the same indexes while nobody could read.
  '0112_words_of_a_company.sql': '7041c8a763b96a068cc892509fc0c84ea19a8ccf6193b82279978ee7c81fda31',
};

/** Any number, the same in each process: who holds it migrates. */
const lock = 6_847_110_914;

/** Reads `0001_name.sql` files in order of their numbers; a gap or a doubled number is refused. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file, place) => {
      const number = Number(file.slice(0, 4));
      if (number !== place + 1) throw new Error(`migration ${file} stands where number ${place + 1} should`);
      const sql = await readFile(join(folder, file), 'utf8');
      return { number, name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** `:"app"` in a migration is the role that serves, quoted (the syntax of psql's own variables). */
const forRole = (sql: string, appRole: string): string =>
  sql.replaceAll(':"app"', pg.escapeIdentifier(appRole));

async function applied(client: pg.Client): Promise<Map<number, string>> {
  await client.query(`create table if not exists schema_migrations (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migrations order by number',
  );
  return new Map(rows.map((row) => [row.number, row.checksum]));
}

/** How long a file waits for a table, during which all who come later wait behind it; and how often it tries. */
interface Patience {
  readonly lockMs: number;
  readonly restMs: number;
  readonly attempts: number;
}

const usualPatience: Patience = { lockMs: 3_000, restMs: 2_000, attempts: 60 };

/** A lock that was not to be had in time, or a deadlock: another try may succeed. */
const isBlocked = (error: unknown): boolean => ['55P03', '40P01'].includes(errorCode(error) ?? '');

async function applyOnce(client: pg.Client, migration: Migration, appRole: string, lockMs: number) {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(forRole(migration.sql, appRole));
    // A file that grants on all tables means those of the product.
    await client.query(forRole('revoke insert, update, delete on schema_migrations from :"app"', appRole));
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function apply(
  client: pg.Client,
  migration: Migration,
  appRole: string,
  { lockMs, restMs, attempts }: Patience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration, appRole, lockMs);
    } catch (error) {
      if (!isBlocked(error)) throw error;
      if (attempt >= attempts)
        throw new StartFailure(
          `Chưa cập nhật được lược đồ (${migration.name}): một truy vấn khác giữ bảng quá lâu. Chờ nó xong hoặc dừng nó (pg_stat_activity), rồi chạy lại.`,
          { cause: error },
        );
      await delay(restMs);
    }
  }
}

/**
 * Brings the database to the newest migration as its owner, each file in a transaction of its own. Two processes may
 * start at once: the second waits and finds nothing to do. Refuses a database that is newer, or whose past differs.
 */
export async function migrate(
  owner: pg.ClientConfig,
  appRole: string,
  migrations: readonly Migration[],
  patience: Patience = usualPatience,
): Promise<number> {
  const client = new pg.Client(owner);
  // The statement that runs, or the next one, fails of a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const done = await applied(client);
    if (done.size > migrations.length) throw new Error('the database is newer than this program');
    let count = 0;
    for (const migration of migrations) {
      const checksum = done.get(migration.number);
      if (checksum && ![migration.checksum, formerly[migration.name]].includes(checksum))
        throw new Error(`${migration.name} changed after it was applied`);
      if (checksum) continue;
      await apply(client, migration, appRole, patience);
      count += 1;
    }
    return count;
  } finally {
    await client.end();
  }
}
