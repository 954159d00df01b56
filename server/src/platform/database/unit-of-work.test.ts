import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Db } from './kysely.ts';
import { openScope } from './open-scope.ts';
import type { BeginWork, OpenedScope, UnitOfWork } from './scope.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  await database.sql('create table stones (word text primary key)');
  await database.sql(`grant select, insert, delete on stones to ${database.appRole}`);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql('truncate stones');
  pool = new pg.Pool({ ...database.appConfig, max: 2 });
});
afterEach(() => pool.end());

type Unit = UnitOfWork<OpenedScope<null>>;

function openUnit(begin: BeginWork = async () => undefined): Unit {
  const opening = { statement: () => ({ text: 'select 1', values: [] }), judge: () => null };
  const scope = openScope(pool, opening, () => undefined);
  return scope.unitOfWork(begin);
}

const lay = (db: Db, word: string) => sql`insert into stones values (${word})`.execute(db);
const laying = (db: Db, word: string) => sql`insert into stones values (${word})`.compile(db);
const words = async () =>
  (await database.sql<{ word: string }>('select word from stones order by word')).map(({ word }) => word);

test('commits all its transactions and the last statements together', async () => {
  const { scope, commit } = openUnit();
  const calls: string[] = [];
  await scope.transaction(async (tx) => {
    tx.afterCommit(() => calls.push('first'));
    await lay(tx.db, 'một');
  });
  await scope.transaction((tx) => lay(tx.db, 'hai'));
  await lay(scope.db, 'ba');
  scope.afterCommit(() => calls.push('second'));
  expect([await words(), calls]).toEqual([[], []]);
  await commit([laying(scope.db, 'bốn')]);
  expect(await words()).toEqual(['ba', 'bốn', 'hai', 'một']);
  expect(calls).toEqual(['first', 'second']);
});

// ASVS v5.0.0-2.3.3
test('rolls back when its last statement fails', async () => {
  const { scope, commit, rollback } = openUnit();
  await scope.transaction((tx) => lay(tx.db, 'một'));
  await expect(commit([laying(scope.db, 'một')])).rejects.toMatchObject({ code: '23505' });
  await rollback();
  expect(await words()).toEqual([]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('undoes a transaction that failed alone, the first one as a later one', async () => {
  const { scope, commit } = openUnit();
  const calls: string[] = [];
  const failing = (word: string) =>
    scope.transaction(async (tx) => {
      tx.afterCommit(() => calls.push(word));
      await lay(tx.db, word);
      throw new Error(word);
    });
  await expect(failing('một')).rejects.toThrow('một');
  await scope.transaction((tx) => lay(tx.db, 'hai'));
  await expect(failing('ba')).rejects.toThrow('ba');
  await expect(
    scope.transaction((tx) => lay(tx.db, 'hai').catch(() => 'made nothing of it')),
  ).rejects.toMatchObject({ code: '23505' });
  await scope.transaction((tx) => lay(tx.db, 'bốn'));
  await commit([]);
  expect([await words(), calls]).toEqual([['bốn', 'hai'], []]);
});

test('cannot write before its first transaction', async () => {
  const { scope, commit } = openUnit();
  await expect(lay(scope.db, 'lẻ')).rejects.toThrow('read-only transaction');
  await scope.single((tx) => lay(tx.db, 'một'));
  await commit([]);
  expect(await words()).toEqual(['một']);
});

test('throws the error of `begin` even when its work catches it', async () => {
  const { scope, commit, rollback } = openUnit(async () => {
    throw new Error('taken');
  });
  await scope.transaction((tx) => lay(tx.db, 'một')).catch(() => null);
  await scope.transaction((tx) => lay(tx.db, 'hai')).catch(() => null);
  await expect(commit([])).rejects.toThrow('taken');
  await rollback();
  expect(await words()).toEqual([]);
});

test('refuses a transaction beside another, which would wait for it for ever', async () => {
  const { scope, rollback } = openUnit();
  const nested = scope.transaction(() => scope.transaction((tx) => lay(tx.db, 'một')));
  await expect(nested).rejects.toThrow('a transaction inside another');
  await rollback();
});
