import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processSpace } from '../../postgres/process-identity.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { type BackupLease, createBackupLease } from './hold-lease.ts';

let folder: string;
let store: BackupStore;
const leases: BackupLease[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-lease-'));
  store = createFolderStore(folder);
});
afterEach(async () => {
  for (const lease of leases.splice(0)) await lease.release();
  rmSync(folder, { recursive: true, force: true });
});

function given(silenceMs = 100_000, renewMs = 100_000, onLost: () => void = () => undefined): BackupLease {
  const lease = createBackupLease(onLost, { silenceMs, renewMs });
  leases.push(lease);
  return lease;
}
/** As a process on another machine writes it. */
const leave = (lease: object) =>
  writeFileSync(
    join(folder, 'lease.json'),
    JSON.stringify({ holder: 'x', host: 'elsewhere', pid: 1, renewed: 1, ...lease }),
  );

test('of several processes that begin at once one makes backups', async () => {
  const all = [given(), given(), given()];
  const held = await Promise.all(all.map((lease) => lease.hold(store)));
  expect(held.filter(Boolean)).toHaveLength(1);
  const holder = all[held.indexOf(true)];
  expect(await holder?.hold(store)).toBe(true);
});

test('another takes over when it is released', async () => {
  leave({});
  const watching = given();
  expect(await watching.hold(store)).toBe(false);
  await store.remove('lease.json');
  expect(await watching.hold(store)).toBe(true);
});

test('one that stays unchanged while it is watched is of a process that died; one that is renewed is not', async () => {
  leave({ renewed: 1 });
  const patient = given(50);
  expect(await patient.hold(store)).toBe(false);
  leave({ renewed: 2 });
  await delay(60);
  expect(await patient.hold(store)).toBe(false);
  await delay(60);
  expect(await patient.hold(store)).toBe(true);
});

test('one of a process of this machine that has ended is taken at once', async () => {
  leave({ host: processSpace(), pid: 2 ** 22 + 1, birth: 'x' });
  expect(await given().hold(store)).toBe(true);
});

test.each([
  ['a container that has the name of this host', { host: `${hostname()}/pid:[1]`, birth: 'x' }],
  ['an older version', { host: hostname() }],
])('one of %s and the same pid is not', async (_, lease) => {
  leave({ ...lease, pid: process.pid });
  expect(await given().hold(store)).toBe(false);
});

test('a process that finds it with another one at a renewal gives it up', async () => {
  const lost = Promise.withResolvers<void>();
  await given(100_000, 200, lost.resolve).hold(store);
  leave({});
  await lost.promise;
  expect(JSON.parse(readFileSync(join(folder, 'lease.json'), 'utf8'))).toMatchObject({ holder: 'x' });
});
