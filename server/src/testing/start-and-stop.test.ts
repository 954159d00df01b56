import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { login, register } from '@hopgon/contract/auth/routes';
import { events } from '@hopgon/contract/system/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lives } from '../platform/lifecycle/fixtures/app-process.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const account = { email: 'an@congty.example', password: 'Hop9Gon-dung' };

let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-main-'));
  // As root the database runs as another user, who must reach its folder.
  chmodSync(dataDir, 0o711);
  port = await freePort();
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts the product and resolves with the first line it says. */
async function start(): Promise<{ child: ChildProcess; line: string; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  started.push(child);
  const ended = once(child, 'exit');
  const line = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk)));
    child.stderr?.once('data', (chunk) => resolve(String(chunk)));
    child.once('close', (code) => resolve(`ended with ${code} and no output`));
  });
  return { child, line, ended };
}

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return Object(await response.json());
};

test('starts on an empty folder, goes on after its database died, and ends with an open stream at the first signal', async () => {
  const first = await start();
  expect(first.line).toBe(`Họp Gọn đang chạy tại http://127.0.0.1:${port}\n`);
  await post(register.path, { ...account, displayName: 'An' });
  const { token } = await post(login.path, account);
  const stream = await fetch(`http://127.0.0.1:${port}${events.path}`, {
    headers: { authorization: `Bearer ${String(token)}` },
  });
  const received = stream.text();
  const killed = postmasterOf(dataDir);
  process.kill(killed, 'SIGKILL');
  const patiently = { timeout: 30_000 };
  await expect.poll(() => postmasterOf(dataDir), patiently).not.toBe(killed);
  await expect.poll(() => post(login.path, account), patiently).toMatchObject({ success: true });
  const postmaster = postmasterOf(dataDir);
  const from = performance.now();
  process.kill(-(first.child.pid ?? 0), 'SIGINT');
  expect(await first.ended).toEqual([0, null]);
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(await received).toContain('event: ready');
  expect(lives(postmaster)).toBe(false);

  const second = await start();
  expect((await post(login.path, account)).success).toBe(true);
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
}, 120_000);

test('a port that is taken is one line with a remedy', async () => {
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  const { line, ended } = await start();
  expect(line).toContain(`Cổng ${port} đang được chương trình khác dùng`);
  expect(line.trim()).not.toContain('\n');
  expect(await ended).toEqual([1, null]);
  holder.close();
}, 120_000);

/** The pid in the cluster's own file; that process has ended when the app has. */
function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
