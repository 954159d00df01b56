import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { runBatch } from './batch.ts';
import { BatchFailed } from './batch-failed.ts';
import type { Statement } from './statement.ts';

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql('drop table if exists leaves');
  await database.sql('create table leaves (id int primary key, word text)');
  await database.sql(`grant select, insert, update, delete on leaves to ${database.appRole}`);
  pool = new pg.Pool({ ...database.appConfig, max: 1 });
  client = await pool.connect();
});
afterEach(async () => {
  client.release();
  await pool.end();
});

const say = (text: string, ...values: unknown[]): Statement => ({ text, values });

async function failureOf(statements: readonly Statement[]): Promise<BatchFailed> {
  try {
    await runBatch(client, statements);
  } catch (error) {
    if (error instanceof BatchFailed) return error;
    throw error;
  }
  throw new Error('the batch did not fail');
}

const codeOf = ({ cause }: BatchFailed): string | undefined =>
  cause instanceof pg.DatabaseError ? cause.code : undefined;

const leaves = async (): Promise<unknown[]> =>
  (await runBatch(client, [say('select id, word from leaves order by id')]))[0]?.rows ?? [];

describe('several statements in one packet', () => {
  test('answer each with its own rows and count', async () => {
    const results = await runBatch(client, [
      say('insert into leaves values ($1, $2), (2, null)', 1, 'một'),
      say('select id, word from leaves order by id'),
      say('update leaves set word = $1', 'lá'),
      say('delete from leaves where id = 9'),
    ]);
    expect(results.map(({ rows }) => rows)).toEqual([
      [],
      [
        { id: 1, word: 'một' },
        { id: 2, word: null },
      ],
      [],
      [],
    ]);
    expect(results.map(({ affected }) => affected)).toEqual([2, 2, 2, 0]);
  });

  test('are one transaction: statements before a failure are undone', async () => {
    const failure = await failureOf([
      say('insert into leaves values (1)'),
      say('select 1 / 0'),
      say('select 2'),
    ]);
    expect(codeOf(failure)).toBe('22012');
    expect(failure.results).toHaveLength(1);
    expect(await leaves()).toEqual([]);
  });

  test('fail before the first as well as after the last result', async () => {
    expect((await failureOf([say('select 1 / 0')])).results).toHaveLength(0);
    expect((await failureOf([say('select 1'), say('select 1 / 0')])).results).toEqual([
      { rows: [{ '?column?': 1 }], affected: 1 },
    ]);
  });

  test('an empty statement answers nothing and shifts no other', async () => {
    const results = await runBatch(client, [say(''), say('select 2 as n')]);
    expect(results.map(({ rows }) => rows)).toEqual([[], [{ n: 2 }]]);
  });
});

describe('after a failure', () => {
  test('the connection has the state the server reports: inside the failed transaction until it is rolled back', async () => {
    await failureOf([say('begin'), say('select 1 / 0')]);
    expect(codeOf(await failureOf([say('select 1')]))).toBe('25P02');
    await runBatch(client, [say('rollback')]);
    expect(await leaves()).toEqual([]);
  });

  test('a statement that was never parsed, because one before it failed, is parsed when next used', async () => {
    const late = say('select word from leaves where id = $1', 1);
    await failureOf([say('select 1 / 0'), late]);
    expect((await runBatch(client, [late]))[0]?.rows).toEqual([]);
  });

  test('a statement that was parsed in the failed batch is parsed again without a name conflict', async () => {
    const early = say('select id from leaves where word = $1', 'một');
    await failureOf([early, say('select 1 / 0')]);
    expect((await runBatch(client, [early, early]))[1]?.rows).toEqual([]);
  });

  test('a failed statement succeeds once its missing table exists', async () => {
    const early = say('select id from twigs');
    expect(codeOf(await failureOf([early]))).toBe('42P01');
    await database.sql('create table twigs (id int)');
    await database.sql(`grant select on twigs to ${database.appRole}`);
    expect((await runBatch(client, [early]))[0]?.rows).toEqual([]);
    await database.sql('drop table twigs');
  });

  test('a value that cannot be serialized is refused before anything is sent', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    for (const bad of [new Date(Number.NaN), circle, { n: 1n }]) {
      await failureOf([say('select 1'), say('select $1::text as never', bad)]);
      expect((await runBatch(client, [say('select $1::text as never', 'ok')]))[0]?.rows).toEqual([
        { never: 'ok' },
      ]);
    }
  });

  test('a value PostgreSQL cannot take is refused by name, and the connection lives', async () => {
    expect(codeOf(await failureOf([say('select $1::uuid', 'nobody')]))).toBe('22P02');
    expect(codeOf(await failureOf([say('select $1::text', 'a\0b')]))).toBe('22021');
    expect(await leaves()).toEqual([]);
  });
});

describe('a prepared statement', () => {
  test('is parsed once for a connection, however often it runs', async () => {
    const read = say('select word from leaves where id = $1', 1);
    for (let turn = 0; turn < 3; turn += 1) await runBatch(client, [read]);
    const prepared = say(
      'select count(*) as count from pg_prepared_statements where statement = $1',
      read.text,
    );
    expect((await runBatch(client, [prepared]))[0]?.rows).toEqual([{ count: 1 }]);
  });

  test('with more than forty values leaves no plan behind', async () => {
    const places = Array.from({ length: 41 }, (_, place) => `$${place + 1}::int`);
    const many = say(`select ${places.join(' + ')} as sum`, ...places.map((_, place) => place));
    expect((await runBatch(client, [many, many]))[1]?.rows).toEqual([{ sum: 820 }]);
    const prepared = say(
      'select count(*) as count from pg_prepared_statements where statement = $1',
      many.text,
    );
    expect((await runBatch(client, [prepared]))[0]?.rows).toEqual([{ count: 0 }]);
  });

  test('takes as many values as the protocol can count', async () => {
    const ids = Array.from({ length: 5_000 }, (_, id) => id);
    const rows = ids.map((id) => `($${2 * id + 1}, $${2 * id + 2})`).join(',');
    const [inserted] = await runBatch(client, [
      say(`insert into leaves values ${rows}`, ...ids.flatMap((id) => [id, `lá ${id}`])),
    ]);
    expect(inserted?.affected).toBe(5_000);
  });

  test('whose table changed its columns fails once at most, then answers in the new shape', async () => {
    const all = say('select * from leaves');
    await runBatch(client, [say("insert into leaves values (1, 'một')")]);
    await runBatch(client, [all]);
    await database.sql('alter table leaves add column colour text default $$xanh$$');
    expect(codeOf(await failureOf([all]))).toBe('0A000');
    expect((await runBatch(client, [all]))[0]?.rows).toEqual([{ id: 1, word: 'một', colour: 'xanh' }]);
  });

  test('that another session dropped fails once at most', async () => {
    const read = say('select word from leaves');
    await runBatch(client, [read]);
    await runBatch(client, [say('deallocate all')]);
    expect(codeOf(await failureOf([read]))).toBe('26000');
    expect((await runBatch(client, [read]))[0]?.rows).toEqual([]);
  });

  test('keeps apart the columns of two statements in one packet', async () => {
    const [one, other] = [say('select 1 as a, 2 as b'), say('select 3 as c')];
    const expected = [[{ a: 1, b: 2 }], [{ c: 3 }], [{ a: 1, b: 2 }]];
    for (let turn = 0; turn < 2; turn += 1) {
      const results = await runBatch(client, [one, other, one]);
      expect(results.map(({ rows }) => rows)).toEqual(expected);
    }
  });
});
