import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runBatch } from './batch.ts';

let pool: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  pool = new pg.Pool({ ...inject('postgres').app, max: 1 });
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
});

async function echo(type: string, value: unknown): Promise<unknown> {
  const [result] = await runBatch(client, [{ text: `select $1::${type} as value`, values: [value] }]);
  return result?.rows[0]?.value;
}

describe('a value comes back as it was sent', () => {
  const instant = new Date('2026-11-20T02:00:00.123Z');

  test.each<[string, unknown]>([
    ['text', null],
    ['text', ''],
    ['text', "' ; drop table users; --"],
    ['text', 'Đặng Khánh Quỳnh 🌱 \u2028 \\ " {} , NULL'],
    ['text', 'e\u0301'],
    ['int', 2_147_483_647],
    ['int', -1],
    ['bigint', Number.MAX_SAFE_INTEGER],
    ['double precision', 0.1],
    ['double precision', Number.NaN],
    ['double precision', Number.NEGATIVE_INFINITY],
    ['boolean', true],
    ['boolean', false],
    ['timestamptz', instant],
    ['timestamptz', new Date('0001-01-01T00:00:00.000Z')],
    ['timestamptz', new Date('0000-12-31T12:00:00.000Z')],
    ['timestamptz', new Date('-000043-03-15T00:00:00.000Z')],
    ['timestamptz', new Date('+012345-12-31T23:59:59.999Z')],
    ['date', '2026-11-20'],
    ['bytea', Buffer.from([0, 1, 127, 128, 255])],
    ['bytea', Buffer.alloc(0)],
    ['jsonb', { a: [1, 'hai', null], b: { c: '"\\{}' } }],
    ['text[]', []],
    ['text[]', ['một', '', 'NULL', null]],
    ['text[]', ['"', '\\', '\\"', '{', '}', ',', ' a ', "'", '\n']],
    [
      'text[][]',
      [
        ['a', '{"b"}'],
        ['c\\', null],
      ],
    ],
    ['int[]', [1, null, -3]],
    ['timestamptz[]', [instant, null]],
    ['bytea[]', [Buffer.from([0, 255]), Buffer.from('\\x')]],
    ['boolean[]', [true, false]],
    ['jsonb[]', [{ a: '"\\' }, null]],
  ])('%s %o', async (type, value) => {
    expect(await echo(type, value)).toEqual(value);
  });

  test('for any text', async () => {
    // PostgreSQL stores no NUL, and text is UTF-8, which cannot encode half a surrogate pair.
    const text = fc.string({ unit: 'binary', maxLength: 50 }).map((word) => word.replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (words) => {
        expect(await echo('text[]', words)).toEqual(words);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a value is read in the type the program uses', () => {
  test.each<[string, string, unknown]>([
    ['a count is a number', 'count(*) from generate_series(1, 3)', 3],
    ['a day stays a day, in no zone', "date '2026-11-20'", '2026-11-20'],
    [
      'a sum of numbers too exact for a number stays text',
      '12345678901234567890.5::numeric',
      '12345678901234567890.5',
    ],
    ['nothing is null', 'null', null],
  ])('%s', async (_, expression, expected) => {
    const [result] = await runBatch(client, [{ text: `select ${expression}`, values: [] }]);
    expect(Object.values(result?.rows[0] ?? {})).toEqual([expected]);
  });

  test('undefined is sent as null', async () => {
    expect(await echo('int', undefined)).toBeNull();
    expect(await echo('int[]', [1, undefined])).toEqual([1, null]);
  });

  test('half a surrogate pair becomes the sign for an unreadable character', async () => {
    expect(await echo('text', 'a\ud800b')).toBe('a\ufffdb');
  });
});
