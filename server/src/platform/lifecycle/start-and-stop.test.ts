import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lives, prepareApps } from './fixtures/app-process.ts';

let apps: Awaited<ReturnType<typeof prepareApps>>;

beforeAll(async () => {
  apps = await prepareApps();
});
afterEach(() => apps.killAll());
afterAll(() => apps.clean());

test('of two first starts at once, one serves and the other names the process that does', async () => {
  const both = [apps.start(), apps.start({ PORT: String(apps.port + 1) })];
  const lines = await Promise.all(both.map(({ firstLine }) => firstLine));
  const winner = both[lines.findIndex((line) => line.startsWith('ready'))];
  const loser = both.find((app) => app !== winner);
  expect(lines.filter((line) => line.startsWith('ready'))).toHaveLength(1);
  expect(lines.join()).toContain(`đang được một Họp Gọn khác dùng (pid ${winner?.pid})`);
  expect((await loser?.ended)?.code).toBe(1);
  process.kill(winner?.pid ?? 0, 'SIGTERM');
  expect((await winner?.ended)?.code).toBe(0);
});

describe('stops with 0 within 10 seconds and leaves nothing running', () => {
  test.each([
    ['SIGTERM to the process', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['SIGINT to the process', (pid: number) => process.kill(pid, 'SIGINT')],
    ['SIGTERM to the group', (pid: number) => process.kill(-pid, 'SIGTERM')],
    [
      'Ctrl+C, which reaches the group and is passed on twice',
      (pid: number) => {
        process.kill(-pid, 'SIGINT');
        process.kill(pid, 'SIGINT');
        process.kill(pid, 'SIGTERM');
      },
    ],
  ])('%s', async (_, send) => {
    const app = apps.start();
    expect(await app.firstLine).toMatch(/^ready/);
    const postmaster = apps.postmaster();
    expect(lives(postmaster)).toBe(true);
    const began = performance.now();
    send(app.pid);
    expect((await app.ended).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(lives(postmaster)).toBe(false);
  });

  test('the end of the process that started it', async () => {
    const app = apps.start({ HOP_GON_STARTER: '1' });
    await app.firstLine;
    expect((await app.ended).code).toBe(0);
    expect(apps.postmaster()).toBeUndefined();
  });
});

test('a database left by a killed app is replaced by a new one at the next start', async () => {
  const killed = apps.start();
  await killed.firstLine;
  const left = apps.postmaster();
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;
  expect(lives(left)).toBe(true);

  const next = apps.start();
  expect(await next.firstLine).toMatch(/^ready/);
  expect(lives(left)).toBe(false);
  expect(apps.postmaster()).not.toBe(left);
  process.kill(next.pid, 'SIGTERM');
  expect((await next.ended).code).toBe(0);
});

test('a number in the lock or in postmaster.pid that now belongs to another process does not count', async () => {
  writeFileSync(join(apps.dataDir, 'hop-gon.lock'), JSON.stringify({ pid: process.pid, birth: 'long ago' }));
  writeFileSync(
    join(apps.dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${apps.dataDir}/postgres\n`,
  );
  const app = apps.start();
  expect(await app.firstLine).toMatch(/^ready/);
  process.kill(app.pid, 'SIGTERM');
  expect((await app.ended).code).toBe(0);
});

test('lost passwords are created again', async () => {
  rmSync(join(apps.dataDir, 'secrets', 'postgres.json'));
  const app = apps.start();
  expect(await app.firstLine).toMatch(/^ready/);
  process.kill(app.pid, 'SIGTERM');
  expect((await app.ended).code).toBe(0);
});

describe('refuses with one line', () => {
  const refusal = async (env: Readonly<Record<string, string>> = {}) => {
    const { code, output } = await apps.start(env).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    await expect.poll(apps.postmaster).toBeUndefined();
    return output;
  };

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve, reject) => {
      other.once('error', reject).listen(apps.port, '127.0.0.1', resolve);
    });
    expect(await refusal()).toContain(`Cổng ${apps.port} đang được chương trình khác dùng`);
    other.close();
  });

  test('a value that cannot be used', async () => {
    expect(await refusal({ PORT: 'abc' })).toContain('PORT=abc không dùng được');
  });

  test('a data folder that is a file', async () => {
    const file = join(apps.dataDir, 'hop-gon.txt');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain('không phải thư mục');
  });

  test('data of another major version', async () => {
    writeFileSync(join(apps.dataDir, 'postgres', 'PG_VERSION'), '15\n');
    expect(await refusal()).toContain('là của PostgreSQL 15');
  });
});
