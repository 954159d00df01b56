import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
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
