import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { outageOf } from './outage.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await cloneDatabase(inject('postgres'));
});
afterAll(() => target.drop());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const serverOf = ({ host = 'localhost', port = 5432 }: ClientConfig) =>
  host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);

/** A way to the server that can fall silent: it stays open and carries nothing. */
async function silenceable() {
  const sockets: Socket[] = [];
  let silent = false;
  const way = createServer((near) => {
    const far = serverOf(target.appConfig);
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => silent || to.write(bytes));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  });
  return {
    config: { ...target.appConfig, host: '127.0.0.1', port: Number(Object(way.address()).port) },
    setSilent: (is: boolean) => {
      silent = is;
    },
  };
}

function openWith(config: ClientConfig): Database {
  const database = openDatabase({ ...config, max: 2, onError: () => undefined, patienceMs: 300 });
  open.push(database);
  return database;
}
const ask = (database: Database, statement = sql`select 1 as one`) =>
  statement.execute(database.trusted({}).db);

test('what waits for a server that has fallen silent fails as an outage, and later queries are answered again', async () => {
  const { config, setSilent } = await silenceable();
  const database = openWith(config);
  await ask(database);
  setSilent(true);
  const alone = await ask(database).catch((error: unknown) => error);
  expect(outageOf(alone)).toBe('database_unavailable');
  setSilent(false);
  const inTransaction = database.trusted({}).transaction(async (tx) => {
    await sql`select 1`.execute(tx.db);
    setSilent(true);
    await sql`select 1`.execute(tx.db);
  });
  expect(outageOf(await inTransaction.catch((error: unknown) => error))).toBe('database_unavailable');
  setSilent(false);
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
});

test('a statement that takes long is waited for while the server answers others', async () => {
  const { config } = await silenceable();
  const { rows } = await ask(openWith(config), sql`select 1 as one from pg_sleep(1.5)`);
  expect(rows).toEqual([{ one: 1 }]);
});
