import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findRunning } from '../../../server/src/platform/postgres/find-running.ts';
import { openPostgres } from '../../../server/src/platform/postgres/open-postgres.ts';
import { freePort } from '../../../server/src/testing/product-process.ts';
import { s3Login, startS3Server } from '../../../server/src/testing/s3/s3-server.ts';
import { newFolder, removeFolder, say } from './proof.ts';

const lossAllowedMs = 5_000;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const main = here('../../../server/src/main.ts');
const cli = here('../../../server/src/cli/main.ts');
type Environment = Readonly<Record<string, string>>;

/** Where the backups go: settings of the app and the commands. */
interface BackupSite {
  readonly settings: Environment;
  close(): Promise<void>;
}

type OpenSite = (root: string) => Promise<BackupSite>;

const folderPlace: OpenSite = async (root) => ({
  settings: { BACKUP_DIR: join(root, 'backups') },
  close: async () => undefined,
});

/** A service on this machine that keeps the objects in memory. */
const bucketPlace: OpenSite = async () => {
  const server = await startS3Server();
  const { region, keyId, key } = s3Login;
  return {
    settings: {
      ...{ BACKUP_S3_URL: server.url, BACKUP_S3_REGION: region },
      ...{ BACKUP_S3_KEY_ID: keyId, BACKUP_S3_KEY: key },
    },
    close: server.close,
  };
};

const environmentOf = (
  root: string,
  dataDir: string,
  port: number,
  { settings }: BackupSite,
): Environment => ({
  ...settings,
  PATH: process.env.PATH ?? '',
  DATA_DIR: join(root, dataDir),
  BACKUP_KEY: 'a key of this proof alone, 32 characters',
  PORT: String(port),
  LOG_LEVEL: 'silent',
});

/** Runs a command of the command line and returns its reply. */
async function runCli(env: Environment, ...args: string[]): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [cli, ...args, '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new Error(`${args.join(' ')}: ${output}`);
  return Object(JSON.parse(output));
}

async function connect(dataDir: string): Promise<pg.Client> {
  const running = findRunning(dataDir);
  if (!running) throw new Error('the database does not run');
  const client = new pg.Client(running.ownerConfig);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function untilBackedUp(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const reply = await fetch(`${url}/api/health`)
      .then((response) => response.json())
      .catch(() => ({}));
    if (Object(Object(reply).data ?? reply).backups === 'ok') return;
    await delay(200);
  }
  throw new Error('no backup was made');
}

/** Writes until the connection breaks; returns when each number was acknowledged. */
async function writeWitness(client: pg.Client, acknowledged: Map<number, number>): Promise<void> {
  try {
    for (let id = 1; ; id += 1) {
      await client.query('insert into witness (id, text) values ($1, md5(random()::text))', [id]);
      acknowledged.set(id, Date.now());
    }
  } catch {
    // Killed.
  }
}

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** One trial: how many numbers were acknowledged, how many a restore lost, and how old the oldest of these was. */
async function tryCrash(open: OpenSite) {
  const root = newFolder();
  const place = await open(root);
  const port = await freePort();
  const env = environmentOf(root, 'data', port, place);
  const dataDir = join(root, 'data');
  const app = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  try {
    await untilBackedUp(`http://127.0.0.1:${port}`);
    const client = await connect(dataDir);
    await client.query('create table witness (id int primary key, text text not null)');
    const acknowledged = new Map<number, number>();
    const writing = writeWitness(client, acknowledged);
    await delay(3_000 + Math.random() * 3_000);
    const backup = spawn(process.execPath, [cli, 'backup', '--json'], { env, stdio: 'ignore' });
    await new Promise((resolve) => backup.once('close', resolve));
    await delay(Math.random() * 8_000);
    const killedAt = Date.now();
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    app.kill('SIGKILL');
    await writing;
    await runCli(environmentOf(root, 'restored', port, place), 'restore');
    const copy = await openPostgres({ dataDir: join(root, 'restored') });
    const reader = new pg.Client(copy.ownerConfig);
    await reader.connect();
    const { rows } = await reader.query<{ id: number }>('select id from witness');
    await reader.end();
    await copy.stop();
    const found = new Set(rows.map(({ id }) => id));
    const lost = [...acknowledged].filter(([id]) => !found.has(id));
    const oldestMs = Math.max(0, ...lost.map(([, at]) => killedAt - at));
    return { acknowledged: acknowledged.size, lost: lost.length, oldestMs };
  } finally {
    app.kill('SIGKILL');
    await place.close();
    removeFolder(root);
  }
}

async function measureRestore(megabytes: number, open: OpenSite) {
  const root = newFolder();
  const place = await open(root);
  const env = environmentOf(root, 'data', 1, place);
  try {
    const source = await openPostgres({ dataDir: join(root, 'data') });
    const client = new pg.Client(source.ownerConfig);
    await client.connect();
    await client.query('create table schema_migrations (number int)');
    await client.query('create table filler (id bigint primary key, text text not null)');
    // About 1 kB a row that hardly compresses.
    const text = "(select string_agg(md5(random()::text || i || part), '') from generate_series(1, 30) part)";
    for (let from = 0; from < megabytes; from += 50)
      await client.query(
        `insert into filler select i, ${text} from generate_series($1::bigint, $2::bigint) as i`,
        [from * 1000, Math.min(from + 50, megabytes) * 1000 - 1],
      );
    const { rows } = await client.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    );
    await client.end();
    const backup = await runCli(env, 'backup');
    await source.stop();
    const restore = await runCli(environmentOf(root, 'restored', 1, place), 'restore');
    return {
      bytes: Number(rows[0]?.size),
      backup: Number(backup.milliseconds),
      restore: Number(restore.milliseconds),
    };
  } finally {
    await place.close();
    removeFolder(root);
  }
}

/**
 * Proves what docs/operations.md says of backups. Each trial writes under load with a witness, makes a backup in the middle, kills app
 * and PostgreSQL at once at a random moment, and restores. Then a database of so many megabytes is backed up and restored by the
 * clock. Whether no more than five seconds were lost.
 */
async function prove(open: OpenSite, trials = 3, megabytes = 1000): Promise<boolean> {
  let isRight = true;
  for (let trial = 1; trial <= trials; trial += 1) {
    const { acknowledged, lost, oldestMs } = await tryCrash(open);
    isRight &&= oldestMs <= lossAllowedMs && acknowledged > 0;
    say(
      `trial ${trial}: ${acknowledged} acknowledged, ${lost} lost, the oldest of them ${oldestMs} ms before the kill`,
    );
  }
  if (megabytes > 0) {
    const { bytes, backup, restore } = await measureRestore(megabytes, open);
    say(
      `${Math.round(bytes / 1e6)} MB: backed up in ${(backup / 1000).toFixed(1)} s, restored in ${(restore / 1000).toFixed(1)} s`,
    );
  }
  return isRight;
}

export const proveFolderBackup = (...args: readonly number[]): Promise<boolean> =>
  prove(folderPlace, ...args);

export const proveBucketBackup = (...args: readonly number[]): Promise<boolean> =>
  prove(bucketPlace, ...args);
