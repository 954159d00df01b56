import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, readMigrations } from '../../../server/src/platform/database/migrate.ts';
import { openPostgres } from '../../../server/src/platform/postgres/open-postgres.ts';
import { prepareDatabase } from '../../../server/src/prepare-database.ts';
import { releasedRows } from '../../../server/src/testing/released-rows.ts';
import { newFolder, removeFolder, say } from './proof.ts';

const cli = fileURLToPath(new URL('../../../server/src/cli/main.ts', import.meta.url));
const migrations = fileURLToPath(new URL('../../../server/migrations', import.meta.url));
const released = 22;

const hashOf =
  'select count(*)::int as count, sum(hashtextextended(t::text, 0)::numeric)::text as hash from transcript_turns t';

/** Opens the database of a data folder with other programs or those that come along, and closes it again. */
async function withDatabase<T>(
  dataDir: string,
  programs: string | undefined,
  work: (client: pg.Client, postgres: Awaited<ReturnType<typeof openPostgres>>) => Promise<T>,
): Promise<T> {
  const postgres = await openPostgres({ dataDir, ...(programs !== undefined && { programs }) });
  const client = new pg.Client(postgres.ownerConfig);
  try {
    await client.connect();
    return await work(client, postgres);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

const readWitness = async (client: pg.Client) => {
  const { rows } = await client.query<{ count: number; hash: string }>(hashOf);
  const version = await client.query<{ server_version: string }>('show server_version');
  return { count: rows[0]?.count, hash: rows[0]?.hash, version: version.rows[0]?.server_version };
};

function runUpgrade(dataDir: string, programs: string, killAfterMs?: number) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [cli, 'upgrade', '--from', programs, '--json'], { env });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

/**
 * Fills a database of the old version at the first released schema, kills upgrades at several moments and starts the old one after each, then
 * upgrades and compares. The rows of every table are compared by the upgrade itself, turns here once more.
 */
export async function proveUpgrade(rows = 300_000): Promise<boolean> {
  const programs = process.env.OLD_POSTGRES;
  if (programs === undefined) throw new Error('OLD_POSTGRES names the folder of the old programs');
  const root = newFolder();
  const dataDir = join(root, 'data');
  try {
    const before = await withDatabase(dataDir, programs, async (client, postgres) => {
      const files = await readMigrations(migrations);
      await migrate(postgres.ownerConfig, postgres.appRole, files.slice(0, released));
      for (const company of ['alpha', 'gamma']) await client.query(releasedRows(company));
      await prepareDatabase(postgres);
      await client.query(
        `insert into transcript_turns (company_id, transcript_id, index, text)
         select t.company_id, t.id, 100000 + i, repeat(md5(i::text), 20)
         from (select * from transcripts limit 1) t, generate_series(1, $1::int) as i`,
        [rows],
      );
      return readWitness(client);
    });
    say(`PostgreSQL ${before.version}: ${before.count} turns, filled at migration ${released}`);
    let isRight = true;
    for (const killAfterMs of [1_500, 3_500, 6_000]) {
      await runUpgrade(dataDir, programs, killAfterMs);
      await delay(500);
      const after = await withDatabase(dataDir, programs, readWitness);
      isRight &&= after.hash === before.hash && after.version === before.version;
      say(`killed after ${killAfterMs} ms: PostgreSQL ${after.version} starts with ${after.count} rows`);
    }
    const began = performance.now();
    const { code, output } = await runUpgrade(dataDir, programs);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`upgraded in ${seconds} s: exit code ${code}, ${output.trim()}`);
    const after = await withDatabase(dataDir, undefined, async (client, postgres) => {
      await prepareDatabase(postgres);
      return readWitness(client);
    });
    say(
      `PostgreSQL ${after.version}: ${after.count} turns, ${after.hash === before.hash ? 'the same' : 'OTHERS'}`,
    );
    return isRight && code === 0 && after.hash === before.hash && after.version !== before.version;
  } finally {
    removeFolder(root);
  }
}
