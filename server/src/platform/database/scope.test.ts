import { Failure } from '@hopgon/contract/failure';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openScope } from './open-scope.ts';
import type { OpenedScope } from './scope.ts';

declare module './tables.ts' {
  interface Tables {
    leaves: { company_id: string; word: string };
  }
}

const companyA = '019f0000-0000-7000-8000-00000000000a';
const companyB = '019f0000-0000-7000-8000-00000000000b';

let database: TestDatabase;
let pool: pg.Pool;
let late: unknown[];

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  await database.sql('create table leaves (company_id uuid not null, word text primary key)');
  await database.sql('alter table leaves enable row level security');
  await database.sql(`create policy of_company on leaves to ${database.appRole}
    using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()))`);
  await database.sql(`grant select, insert, update, delete on leaves to ${database.appRole}`);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql('truncate leaves cascade');
  await database.sql(`insert into leaves values ('${companyA}', 'lá A'), ('${companyB}', 'lá B')`);
  pool = new pg.Pool({ ...database.appConfig, max: 1 });
  late = [];
});
afterEach(() => pool.end());

/** Bound to a company, and judged to be welcome. */
const scopeOf = (companyId: string): OpenedScope<string> =>
  openScope(
    pool,
    {
      statement: () => ({
        text: `select set_config('app.company_id', $1, true) as company`,
        values: [companyId],
      }),
      judge: (row) => String(row.company),
    },
    (error) => late.push(error),
  );

/** As an opening must do: a refused scope sets no row-security variable. */
const refusedScope = (): OpenedScope<string> =>
  openScope(
    pool,
    {
      statement: () => ({ text: 'select $1 as company', values: [companyA] }),
      judge: () => {
        throw new Failure('not_allowed');
      },
    },
    (error) => late.push(error),
  );

const words = async (scope: Pick<OpenedScope<string>, 'db'>): Promise<string[]> =>
  (await scope.db.selectFrom('leaves').select('word').orderBy('word').execute()).map(({ word }) => word);

const grow = (scope: Pick<OpenedScope<string>, 'db'>, word: string, companyId = companyA) =>
  scope.db.insertInto('leaves').values({ company_id: companyId, word }).execute();

const allWords = async (): Promise<unknown[]> =>
  (await database.sql<{ word: string }>('select word from leaves order by word')).map(({ word }) => word);

const untouched = ['lá A', 'lá B'];

describe('a binding', () => {
  test('shows the rows of its company alone, one company after the other on one connection', async () => {
    expect(await words(scopeOf(companyA))).toEqual(['lá A']);
    expect(await words(scopeOf(companyB))).toEqual(['lá B']);
    expect(await words(scopeOf(''))).toEqual([]);
  });

  test('outlives a change of the tables under its prepared statements', async () => {
    const all = async (scope: Pick<OpenedScope<string>, 'db'>) =>
      (await sql<{ word: string }>`select * from leaves`.execute(scope.db)).rows.map(({ word }) => word);
    expect(await all(scopeOf(companyA))).toEqual(['lá A']);
    await database.sql('alter table leaves add column colour text');
    expect(await all(scopeOf(companyA))).toEqual(['lá A']);
    await database.sql('alter table leaves drop column colour');
    expect(await scopeOf(companyA).transaction(all)).toEqual(['lá A']);
  });

  test.each<[string, (scope: OpenedScope<string>) => Promise<unknown>]>([
    ['a read', words],
    ['a write', (scope) => grow(scope, 'lá mới')],
    ['asking for the entry', (scope) => scope.entry()],
    ['a transaction', (scope) => scope.transaction((tx) => grow(tx, 'lá mới'))],
    ['a read that failed', (scope) => sql`select 1 / 0`.execute(scope.db).catch(() => null)],
    [
      'a transaction that failed',
      (scope) => scope.transaction((tx) => sql`select 1 / 0`.execute(tx.db)).catch(() => null),
    ],
    [
      'a transaction whose work failed',
      (scope) =>
        scope
          .transaction(async (tx) => {
            await words(tx);
            throw new Error('no more');
          })
          .catch(() => null),
    ],
  ])('leaves nothing behind on the connection after %s', async (_, use) => {
    await use(scopeOf(companyA));
    const { rows } = await pool.query(`select current_setting('app.company_id', true) as company,
      (select count(*)::int from leaves) as leaves, pg_current_xact_id_if_assigned() is null as idle`);
    expect(rows).toEqual([{ company: '', leaves: 0, idle: true }]);
  });

  test('reads its actor from the opening row, with one query', async () => {
    const scope = scopeOf(companyA);
    expect(await scope.entry()).toBe(companyA);
    await pool.end();
    expect(await scope.entry()).toBe(companyA);
    pool = new pg.Pool();
  });

  test('cannot write a row of another company', async () => {
    await expect(grow(scopeOf(companyA), 'lá lạ', companyB)).rejects.toMatchObject({ code: '42501' });
    expect(await allWords()).toEqual(untouched);
  });
});

describe('a scope whose judge refuses', () => {
  const refused = { code: 'not_allowed' };

  // ASVS v5.0.0-16.5.3
  test('reads nothing', async () => {
    await expect(words(refusedScope())).rejects.toMatchObject(refused);
  });

  test.each<[string, (scope: OpenedScope<string>) => Promise<unknown>]>([
    ['a statement alone', (scope) => grow(scope, 'lá mới')],
    ['plain SQL', (scope) => sql`delete from leaves`.execute(scope.db)],
    [
      'a writing part of a query that reads',
      (scope) =>
        scope.db
          .with('grown', (db) =>
            db.insertInto('leaves').values({ company_id: companyA, word: 'lá mới' }).returning('word'),
          )
          .selectFrom('grown')
          .selectAll()
          .execute(),
    ],
    ['a transaction', (scope) => scope.transaction((tx) => grow(tx, 'lá mới'))],
    [
      'a transaction that goes on after the refusal',
      (scope) =>
        scope.transaction(async (tx) => {
          await grow(tx, 'lá mới').catch(() => null);
          await grow(tx, 'lá nữa').catch(() => null);
        }),
    ],
    [
      'a transaction that makes nothing of the refusal',
      (scope) => scope.transaction((tx) => grow(tx, 'lá mới').catch(() => null)),
    ],
  ])('writes nothing by %s', async (_, write) => {
    await expect(write(refusedScope())).rejects.toMatchObject(refused);
    expect(await allWords()).toEqual(untouched);
    expect(await words(scopeOf(companyA))).toEqual(['lá A']);
  });

  test('throws before the failure of the statement in the same packet', async () => {
    await expect(sql`select 1 / 0`.execute(refusedScope().db)).rejects.toMatchObject(refused);
    const alone = refusedScope().db.selectFrom('leaves').select(sql`1 / 0`.as('never')).execute();
    await expect(alone).rejects.toMatchObject(refused);
  });
});

describe('a transaction', () => {
  // ASVS v5.0.0-2.3.3
  test('commits when its work succeeds, and rolls back when it fails', async () => {
    await scopeOf(companyA).transaction((tx) => grow(tx, 'lá mới'));
    expect(await allWords()).toEqual([...untouched, 'lá mới']);
    const failing = scopeOf(companyA).transaction(async (tx) => {
      await grow(tx, 'lá nữa');
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await allWords()).toEqual([...untouched, 'lá mới']);
  });

  test('inside another joins it: both commit or neither', async () => {
    const failing = scopeOf(companyA).transaction(async (outer) => {
      await outer.transaction(async (inner) => {
        await grow(inner, 'lá trong');
        expect(await words(outer)).toContain('lá trong');
      });
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await allWords()).toEqual(untouched);
  });

  test.each([
    ['committed', null],
    ['rolled back', new Error('no more')],
  ])('that was %s runs no statement on its connection, which others use by then', async (_, error) => {
    const goOn = Promise.withResolvers<void>();
    let straggler: Promise<unknown> = Promise.resolve();
    const done = scopeOf(companyA).transaction(async (tx) => {
      await words(tx);
      straggler = goOn.promise.then(() => grow(tx, 'lá muộn', companyB));
      if (error) throw error;
    });
    await done.catch(() => null);
    await scopeOf(companyB).transaction(async (tx) => {
      await words(tx);
      goOn.resolve();
      await expect(straggler).rejects.toThrow('has ended');
    });
    expect(await allWords()).toEqual(untouched);
  });

  test('whose statement failed never commits, even when its work catches the failure', async () => {
    let hasRun = false;
    const swallowed = scopeOf(companyA).transaction(async (tx) => {
      tx.afterCommit(() => {
        hasRun = true;
      });
      await grow(tx, 'lá mới');
      await grow(tx, 'lá A').catch(() => null);
      return 'done';
    });
    await expect(swallowed).rejects.toMatchObject({ code: '23505' });
    expect(hasRun).toBe(false);
    expect(await allWords()).toEqual(untouched);
  });

  test('that fails at commit throws', async () => {
    await database.sql('create table twigs (word text references leaves deferrable initially deferred)');
    await database.sql(`grant insert on twigs to ${database.appRole}`);
    const calls: string[] = [];
    const failing = scopeOf(companyA).transaction(async (tx) => {
      tx.afterCommit(() => calls.push('committed'));
      await sql`insert into twigs values ('no leaf')`.execute(tx.db);
    });
    await expect(failing).rejects.toMatchObject({ code: '23503' });
    expect(calls).toEqual([]);
    expect(await words(scopeOf(companyA))).toEqual(['lá A']);
  });

  test('in a deadlock with another runs again, and both commit', async () => {
    const wide = new pg.Pool({ ...database.appConfig, max: 2 });
    const scope = openScope(
      wide,
      {
        statement: () => ({ text: "select set_config('app.company_id', $1, true)", values: [companyA] }),
        judge: () => null,
      },
      (error) => late.push(error),
    );
    await database.sql(`insert into leaves values ('${companyA}', 'lá C')`);
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    const runs: string[] = [];
    const take = (first: string, second: string) =>
      scope.transaction(async ({ db }) => {
        runs.push(first);
        const lock = (word: string) => sql`select from leaves where word = ${word} for update`.execute(db);
        await lock(first);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await lock(second);
        return first;
      });
    try {
      const done = await Promise.all([take('lá A', 'lá C'), take('lá C', 'lá A')]);
      expect(done).toEqual(['lá A', 'lá C']);
      // On a busy machine the two may meet once more.
      expect(runs.length).toBeGreaterThan(2);
    } finally {
      await wide.end();
    }
  });

  test('of a row that is removed meanwhile runs again, and finds it gone', async () => {
    await database.sql('create table buds (word text references leaves on delete cascade)');
    await database.sql(`grant insert on buds to ${database.appRole}`);
    let runs = 0;
    const answer = await scopeOf(companyA).transaction(async (tx) => {
      runs += 1;
      if (!(await words(tx)).includes('lá A')) return 'gone';
      await database.sql(`delete from leaves where word = 'lá A'`);
      await sql`insert into buds values ('lá A')`.execute(tx.db);
      return 'kept';
    });
    expect([answer, runs]).toEqual(['gone', 2]);
  });

  test('runs statements that were started together one after the other', async () => {
    await scopeOf(companyA).transaction((tx) =>
      Promise.all(['lá 1', 'lá 2', 'lá 3'].map((word) => grow(tx, word))),
    );
    expect(await allWords()).toEqual([...untouched, 'lá 1', 'lá 2', 'lá 3'].sort());
  });
});

describe('work that waits for the commit', () => {
  test('runs after it, in order, and sees what was written', async () => {
    const calls: string[] = [];
    await scopeOf(companyA).transaction(async (tx) => {
      tx.afterCommit(() => calls.push('first'));
      await tx.transaction(async (inner) => inner.afterCommit(() => calls.push('second')));
      await grow(tx, 'lá mới');
      expect(calls).toEqual([]);
    });
    expect(calls).toEqual(['first', 'second']);
  });

  test('never runs after a rollback', async () => {
    const calls: string[] = [];
    const failing = scopeOf(companyA).transaction(async (tx) => {
      tx.afterCommit(() => calls.push('done'));
      await grow(tx, 'lá mới');
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(calls).toEqual([]);
  });

  test('that fails is reported; the rest runs, and the change stands', async () => {
    const calls: string[] = [];
    const scope = scopeOf(companyA);
    const done = await scope.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('nobody listens');
      });
      tx.afterCommit(() => calls.push('second'));
      await grow(tx, 'lá mới');
      return 'done';
    });
    scope.afterCommit(() => {
      throw new Error('nor now');
    });
    expect(done).toBe('done');
    expect(calls).toEqual(['second']);
    expect(late).toEqual([new Error('nobody listens'), new Error('nor now')]);
    expect(await words(scope)).toEqual(['lá A', 'lá mới']);
  });

  test('runs at once outside of a transaction', () => {
    const calls: string[] = [];
    scopeOf(companyA).afterCommit(() => calls.push('done'));
    expect(calls).toEqual(['done']);
  });
});
