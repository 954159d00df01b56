import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg, { type ClientConfig } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const ours = fileURLToPath(new URL('../../../migrations', import.meta.url));
const postgres = inject('postgres');

let admin: pg.Client;
let owner: ClientConfig;
let name: string;

beforeAll(async () => {
  admin = new pg.Client(postgres.admin);
  await admin.connect();
});
afterAll(() => admin.end());

beforeEach(async () => {
  name = `empty_${randomBytes(8).toString('hex')}`;
  await admin.query(`create database ${name} owner ${pg.escapeIdentifier(postgres.owner.user ?? '')}`);
  owner = { ...postgres.owner, database: name };
});
afterEach(() => admin.query(`drop database ${name} with (force)`));

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const step = (number: number, sql: string, checksum = sql): Migration => ({
  number,
  name: `${String(number).padStart(4, '0')}_step.sql`,
  sql,
  checksum,
});

const run = (...migrations: readonly Migration[]): Promise<number> =>
  migrate(owner, postgres.appRole, migrations);

const one = step(1, 'create table one (id int)');
const two = step(2, 'create table two (id int)');
const appliedNumbers = async () =>
  (await query('select number from schema_migrations order by number')).map((row) => row.number);

describe('an empty database', () => {
  test('is migrated by two processes that start at once; each file runs once', async () => {
    const files = await readMigrations(ours);
    const counts = await Promise.all([run(...files), run(...files)]);
    expect(counts.sort()).toEqual([0, files.length]);
    expect(await appliedNumbers()).toEqual(files.map(({ number }) => number));
  });

  test('is migrated by an owner who is no superuser and may make no databases or roles', async () => {
    const [role] = await query(
      'select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(Object.values(role ?? {})).toEqual([false, false, false, false]);
  });

  test('denies the app role its record of migrations, whatever a file grants', async () => {
    await run(step(1, 'grant select, insert, update, delete on all tables in schema public to :"app"'));
    const rights = await query(`select privilege_type as right from information_schema.table_privileges
      where table_name = 'schema_migrations' and grantee = '${postgres.appRole}'`);
    expect(rights).toEqual([{ right: 'SELECT' }]);
  });
});

describe('a migrated database', () => {
  test('gets only new files', async () => {
    expect(await run(one)).toBe(1);
    expect(await run(one, two)).toBe(1);
    expect(await run(one, two)).toBe(0);
    expect(await appliedNumbers()).toEqual([1, 2]);
  });

  test('is refused when a file changed after it was applied, and nothing more is applied', async () => {
    await run(one);
    await expect(run({ ...one, checksum: 'other' }, two)).rejects.toThrow(
      '0001_step.sql changed after it was applied',
    );
    expect(await appliedNumbers()).toEqual([1]);
  });

  test('with the earlier file of series applied ends in the same schema', async () => {
    const files = await readMigrations(ours);
    const earlier = files.slice(0, 18).map((file) => {
      if (file.number !== 10) return file;
      const sql = file.sql
        .replace(/ +-- Not led by the company:[^;]+?ends after a page\.\n/, '')
        .replace('(series_id, company_id, series_start)', '(company_id, series_id, series_start)');
      return { ...file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
    const constraint = `select pg_get_constraintdef(oid) as written from pg_constraint
      where conname = 'one_meeting_of_a_series_start'`;
    await run(...earlier);
    expect(await query(constraint)).toEqual([
      { written: 'UNIQUE (company_id, series_id, series_start) DEFERRABLE' },
    ]);
    expect(await run(...files)).toBe(files.length - 18);
    expect(await query(constraint)).toEqual([
      { written: 'UNIQUE (series_id, company_id, series_start) DEFERRABLE' },
    ]);
  });

  test('is refused when it is newer than the program', async () => {
    await run(one, two);
    await expect(run(one)).rejects.toThrow('the database is newer than this program');
  });

  test('rolls back a file that fails half-way, and applies it once corrected', async () => {
    const broken = step(2, 'create table two (id int); select 1 / 0');
    await expect(run(one, broken)).rejects.toThrow('division by zero');
    expect(await appliedNumbers()).toEqual([1]);
    expect(await query(`select to_regclass('two') as two`)).toEqual([{ two: null }]);
    expect(await run(one, two)).toBe(1);
  });

  test('keeps nobody waiting behind it for a table that is in use, and tries again', async () => {
    await run(one);
    const reader = new pg.Client(owner);
    await reader.connect();
    await reader.query('begin; select from one');
    const adding = [one, step(2, 'alter table one add column name text')];
    const patience = { lockMs: 20, restMs: 20, attempts: 2 };
    await expect(migrate(owner, postgres.appRole, adding, patience)).rejects.toThrow('giữ bảng quá lâu');
    const patient = migrate(owner, postgres.appRole, adding, { ...patience, attempts: 500 });
    // A second reader is answered between two tries.
    await query('select from one');
    await reader.end();
    expect(await patient).toBe(1);
  });

  test('with the earlier file of words applied is not migrated again', async () => {
    const files = await readMigrations(ours);
    const checksum = '7041c8a763b96a068cc892509fc0c84ea19a8ccf6193b82279978ee7c81fda31';
    const migrated = await cloneDatabase(postgres);
    onTestFinished(() => migrated.drop());
    const changed = 'update schema_migrations set checksum = $1 where number = 112 returning number';
    expect(await migrated.sql(changed, [checksum])).toHaveLength(1);
    expect(await migrate(migrated.ownerConfig, postgres.appRole, files)).toBe(0);
  });

  test('releases its lock when a process dies while migrating', async () => {
    const dying = run(step(1, 'select pg_sleep(60)'));
    const failed = expect(dying).rejects.toThrow();
    const migrating = `datname = '${name}' and query like 'select pg_sleep%'`;
    await expect
      .poll(async () => (await admin.query(`select from pg_stat_activity where ${migrating}`)).rowCount)
      .toBe(1);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${migrating}`);
    await failed;
    expect(await run(one)).toBe(1);
  });
});

describe('the folder of migrations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hop-gon-migrations-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (...files: readonly string[]) =>
    Promise.all(files.map((file) => writeFile(join(folder, file), 'select 1')));

  test('is read in the order of its numbers; other files are left alone', async () => {
    await write('0002_b.sql', '0001_a.sql', 'README.md', '0003_b.sql.orig');
    expect((await readMigrations(folder)).map(({ number }) => number)).toEqual([1, 2]);
  });

  test.each([
    ['with a gap', ['0001_a.sql', '0003_c.sql']],
    ['with a number twice', ['0001_a.sql', '0001_b.sql']],
  ])('%s is refused', async (_, files) => {
    await write(...files);
    await expect(readMigrations(folder)).rejects.toThrow('stands where number 2 should');
  });
});
