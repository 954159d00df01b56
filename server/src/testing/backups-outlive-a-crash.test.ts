import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { register } from '@hopgon/contract/auth/routes';
import { health } from '@hopgon/contract/system/routes';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../cli/run-cli.ts';
import { openPostgres } from '../platform/postgres/open-postgres.ts';
import { freePort } from './product-process.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

let root: string;
let env: Readonly<Record<string, string>>;
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-backups-'));
  // As root the database runs as another user, who must reach its folder.
  chmodSync(root, 0o711);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: join(root, 'data'),
    BACKUP_DIR: join(root, 'backups'),
    BACKUP_KEY: 'khoa-sao-luu-cho-kiem-thu-0123456789',
    OPERATOR_EMAIL: 'quantri@congty.example',
    PORT: String(port),
    LOG_LEVEL: 'silent',
  };
  child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const backupState = async (): Promise<unknown> => {
  const response = await fetch(`${url}${health.path}`).catch(() => null);
  return Object(Object(await response?.json()).data).backups;
};

const outbox = (): string[] => {
  try {
    const folder = join(root, 'data', 'outbox');
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
};

async function emailsOf(dataDir: string): Promise<string[]> {
  const copy = await openPostgres({ dataDir });
  const client = new pg.Client(copy.ownerConfig);
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from users');
  await client.end();
  await copy.stop();
  return rows.map(({ email }) => email);
}

test('an app with BACKUP_DIR backs itself up, tries a restore, and a killed machine loses no acknowledged account', async () => {
  await expect.poll(backupState, { timeout: 100_000, interval: 200 }).toBe('ok');
  const patiently = { timeout: 100_000, interval: 500 };
  await expect
    .poll(() => outbox().some((mail) => mail.includes('quantri@congty.example')), patiently)
    .toBe(true);
  const body = { email: 'an@congty.example', password: 'Hop9Gon-dung', displayName: 'An' };
  const registered = await fetch(`${url}${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(registered.status).toBeLessThan(300);
  await delay(5_000);
  const postmaster = Number(
    readFileSync(join(root, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const ended = once(child, 'exit');
  process.kill(postmaster, 'SIGKILL');
  child.kill('SIGKILL');
  await ended;
  const restored = join(root, 'restored');
  const lines: string[] = [];
  const streams = { out: (line: string) => void lines.push(line), err: () => undefined };
  expect(await runCli(['restore'], { ...env, DATA_DIR: restored }, streams), lines.join()).toBe(0);
  expect(await emailsOf(restored)).toEqual(['an@congty.example']);
}, 300_000);
