import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from './open-postgres.ts';
import { canEnter, canRead } from './reachable.ts';
import { findUnprivilegedUser, runsAsRoot } from './system-user.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hop-gon-home-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const stranger = { uid: 54_321, gid: 54_321 };

test('a folder is reachable when every folder above it lets one pass', () => {
  const inner = join(root, 'a', 'b');
  mkdirSync(inner, { recursive: true });
  expect(canEnter(inner, stranger)).toBe(false); // mkdtemp made the root 0700
  chmodSync(root, 0o711);
  expect(canEnter(inner, stranger)).toBe(true);
  chmodSync(join(root, 'a'), 0o750);
  expect(canEnter(inner, stranger)).toBe(false);
  expect(canEnter(inner, { uid: stranger.uid, gid: statSync(inner).gid })).toBe(true);
  expect(canRead(join(inner, '..', '..'), stranger)).toBe(false);
});

test('the database runs as postgres where there is such a user, else as nobody', () => {
  const nobody = 'root:x:0:0::/:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n';
  expect(findUnprivilegedUser(nobody)).toEqual({ uid: 65_534, gid: 65_533 });
  expect(findUnprivilegedUser(`${nobody}postgres:x:101:104::/:/bin/sh\n`)).toEqual({ uid: 101, gid: 104 });
  expect(() => findUnprivilegedUser('root:x:0:0::/:/bin/sh\n')).toThrow(/nobody/);
});

test.runIf(runsAsRoot())(
  'below a folder of root alone, the data goes where its user can go, and stays findable',
  async () => {
    const dataDir = join(root, 'data');
    const said: string[] = [];
    const open = () => openPostgres({ dataDir, say: (line) => said.push(line) });
    const first = await open();
    const place = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    try {
      expect(said.join()).toContain(place);
      const client = new Client(first.ownerConfig);
      await client.connect();
      await client.query('create table kept ()');
      await client.end();
      await first.stop();

      const second = await open();
      const again = new Client(second.ownerConfig);
      await again.connect();
      expect((await again.query("select to_regclass('kept')::text as name")).rows).toEqual([
        { name: 'kept' },
      ]);
      await again.end();
      await second.stop();
      expect(statSync(root).mode & 0o777).toBe(0o700);
    } finally {
      await first.stop();
      rmSync(place, { recursive: true });
    }
  },
);

test('a path too long for a socket gets its socket elsewhere', async () => {
  chmodSync(root, 0o711);
  const dataDir = join(root, 'x'.repeat(120), 'data');
  const postgres = await openPostgres({ dataDir });
  const socket = String(postgres.ownerConfig.host);
  try {
    expect(Buffer.byteLength(socket)).toBeLessThan(90);
    const client = new Client(postgres.appConfig);
    await client.connect();
    expect((await client.query('select current_user as role')).rows).toEqual([{ role: postgres.appRole }]);
    await client.end();
  } finally {
    await postgres.stop();
  }
  expect(existsSync(socket)).toBe(false);
  expect(existsSync(dirname(dataDir))).toBe(true);
});
