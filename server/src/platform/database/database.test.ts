import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let target: TestDatabase;
let admin: pg.Client;
let database: Database;
const lost: Error[] = [];

beforeAll(async () => {
  target = await cloneDatabase(inject('postgres'));
  admin = new pg.Client(inject('postgres').admin);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await target.drop();
});

beforeEach(() => {
  lost.length = 0;
  database = openDatabase({ ...target.appConfig, max: 1, onError: (error) => lost.push(error) });
});
afterEach(() => database.close());

const ours = 'datname = $1 and usename = $2';
const whose = () => [target.appConfig.database, target.appRole];

const killAll = () =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`, whose());

const ask = () => sql`select 1`.execute(database.trusted({}).db);

const countOf = async (condition: string): Promise<number> =>
  (await admin.query(`select from pg_stat_activity where ${ours} and ${condition}`, whose())).rowCount ?? 0;

describe('a connection that dies', () => {
  test('fails the transaction it was in, and the next one gets a new connection', async () => {
    const cut = database.trusted({}).transaction(async (tx) => {
      await sql`select 1`.execute(tx.db);
      await killAll();
      await expect.poll(() => countOf('true')).toBe(0);
      await sql`select 2`.execute(tx.db);
    });
    await expect(cut).rejects.toThrow();
    await ask();
  });

  test('fails the statement that was running', async () => {
    const slow = expect(sql`select pg_sleep(60)`.execute(database.trusted({}).db)).rejects.toMatchObject({
      code: '57P01',
    });
    await expect.poll(() => countOf(`state = 'active'`)).toBe(1);
    await killAll();
    await slow;
    await ask();
  });

  test('while nobody uses it is reported and replaced', async () => {
    await ask();
    await killAll();
    await expect.poll(() => lost).toHaveLength(1);
    await ask();
  });
});

test('an unreachable server is reported by the ping and by every scope', async () => {
  const nowhere = openDatabase({ host: '127.0.0.1', port: 1, onError: (error) => lost.push(error) });
  await expect(nowhere.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(sql`select 1`.execute(nowhere.trusted({}).db)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nowhere.close();
});
