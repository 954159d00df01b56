import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBinaries } from './binaries.ts';
import { openTemporaryPostgres } from './open-temporary-postgres.ts';
import { startPostmaster } from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { findUnprivilegedUser, runsAsRoot } from './system-user.ts';

const busyForTwoSeconds = `do $$
declare until timestamptz := clock_timestamp() + interval '2 seconds';
begin while clock_timestamp() < until loop null; end loop; end $$`;

test('a server that is started beside a busy process of a killed one waits for its end', async () => {
  const killed = await openTemporaryPostgres();
  onTestFinished(() => killed.stop());
  const admin = new Client(killed.adminConfig);
  // Its connection breaks with the server.
  admin.on('error', () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const folder = rows[0]?.folder ?? '';
  admin.query(busyForTwoSeconds).catch(() => undefined);
  const watcher = new Client(killed.adminConfig);
  watcher.on('error', () => undefined);
  await watcher.connect();
  const busy = `select from pg_stat_activity where state = 'active' and query like 'do $$%'`;
  await expect.poll(async () => (await watcher.query(busy)).rowCount).toBe(1);
  process.kill(readPostmasterFile(folder)?.pid ?? 0, 'SIGKILL');

  const user = runsAsRoot() ? findUnprivilegedUser() : undefined;
  const log = `${folder}.log`;
  const again = await startPostmaster({ binaries: findBinaries(user, () => undefined), user, folder }, log);
  onTestFinished(() => again.stop());
  expect(readFileSync(log, 'utf8')).toContain('pre-existing shared memory block');
  const after = new Client(killed.adminConfig);
  await after.connect();
  expect((await after.query('select 1')).rowCount).toBe(1);
  await after.end();
});

test('a server that recovers for long is waited for as long as it lives, which is reported each minute', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-slow-'));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
  // Of PostgreSQL only what the start looks at: it is ready when the test says so, and ends on a signal.
  const postgres = join(folder, 'postgres');
  const say = (status: string) =>
    `printf '%s\\n' $$ "$2" 0 5432 "$2" '' '' ${status} > "$2/part" && mv "$2/part" "$2/postmaster.pid"`;
  writeFileSync(
    postgres,
    `#!/bin/sh\ncd "$2"\n${say('starting')}\nuntil [ -e go ]; do sleep 0.05; done\n${say('ready')}\nexec sleep 60\n`,
  );
  chmodSync(postgres, 0o755);
  const binaries = { ...findBinaries(undefined, () => undefined), postgres };
  const waits: number[] = [];
  const onWait = (minutes: number): void => {
    waits.push(minutes);
    if (minutes === 45) writeFileSync(join(folder, 'go'), '');
  };
  const starting = startPostmaster({ binaries, user: undefined, folder }, join(folder, 'log'), { onWait });
  await expect.poll(() => readPostmasterFile(folder)?.ready).toBe(false);
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  later(3);
  await expect.poll(() => waits).toEqual([3]);
  later(42);
  const server = await starting;
  expect(waits).toEqual([3, 45]);
  await server.stop();
});
