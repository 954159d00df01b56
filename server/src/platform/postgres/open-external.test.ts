import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openExternal } from './open-external.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from './open-temporary-postgres.ts';

// The operator's server: one of ours that checks passwords, with roles of its own.
let server: TemporaryPostgres;
let dataDir: string;

const url = (user: string, password = user, database = 'theirs'): string => {
  const { host, port } = server.adminConfig;
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
};

async function ask<Row extends QueryResultRow>(
  config: ClientConfig,
  ...statements: string[]
): Promise<Row[]> {
  const client = new Client(config);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const asAdmin = (...statements: string[]) => ask(server.adminConfig, ...statements);

beforeAll(async () => {
  server = await openTemporaryPostgres({
    access: ['local all postgres trust', 'local all all scram-sha-256'],
  });
  dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-data-'));
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

beforeEach(async () => {
  await asAdmin(
    'drop database if exists hopgon',
    'drop database if exists theirs',
    'drop role if exists hopgon_app',
    'drop role if exists keeper',
    'drop role if exists visitor',
    "create role keeper login createrole password 'keeper'",
    "create role visitor login password 'visitor'",
    'create database theirs owner keeper',
  );
});

const open = (databaseUrl?: string, databaseOwnerUrl?: string) =>
  openExternal({ dataDir, databaseUrl, databaseOwnerUrl });

test('with both logins, the app serves as the one and the owner migrates as the other', async () => {
  const opened = await open(url('visitor'), url('keeper'));
  expect(opened.appRole).toBe('visitor');
  const rows = await ask(
    opened.ownerConfig,
    "select extname from pg_extension where extname <> 'plpgsql' order by 1",
  );
  expect(rows.map((row) => row.extname)).toEqual(['btree_gin', 'btree_gist', 'pg_trgm', 'unaccent']);
});

test('with one login, that owner creates the role of the app, and a second start finds it again', async () => {
  for (let round = 0; round < 2; round += 1) {
    const opened = await open(url('keeper'));
    expect(await ask(opened.appConfig, 'select current_user as role')).toEqual([{ role: 'hopgon_app' }]);
  }
});

test('processes that start at once on a new database all find its extensions', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => open(url('visitor'), url('keeper'))));
  expect(opened.map(({ appRole }) => appRole)).toEqual(Array.from({ length: 6 }, () => 'visitor'));
});

test('an owner that may not create roles gets the SQL to run, without a password in it', async () => {
  await asAdmin('alter role keeper nocreaterole');
  const failure = await open(url('keeper')).catch((error: Error) => error.message);
  expect(failure).toContain('CREATE ROLE hopgon_app LOGIN NOSUPERUSER');
  expect(failure).not.toContain(readFileSync(join(dataDir, 'secrets', 'app-role-password'), 'utf8'));
});

test('a role of that name with another password stays unchanged', async () => {
  await asAdmin("create role hopgon_app login password 'someone else'");
  await expect(open(url('keeper'))).rejects.toThrow(/đã có với mật khẩu khác/);
});

test.each([
  ['bypasses policies', 'alter role visitor bypassrls', /ALTER ROLE "visitor" NOSUPERUSER NOBYPASSRLS/],
  ['is a superuser', 'alter role visitor superuser', /ALTER ROLE "visitor" NOSUPERUSER NOBYPASSRLS/],
  ['is a member of the owner', 'grant keeper to visitor', /REVOKE "keeper" FROM "visitor"/],
])('an app role that %s is refused', async (_, statement, remedy) => {
  await asAdmin(statement);
  await expect(open(url('visitor'), url('keeper'))).rejects.toThrow(remedy);
});

test('owner and app must differ, on one database', async () => {
  await expect(open(url('keeper'), url('keeper'))).rejects.toThrow(/hai vai trò khác nhau/);
  await expect(open(url('visitor', 'visitor', 'postgres'), url('keeper'))).rejects.toThrow(
    /cùng một cơ sở dữ liệu/,
  );
});

test('a login that fails names its variable and never its password', async () => {
  const failure = await open(url('visitor', 'wrong-pass'), url('keeper')).catch(
    (error: Error) => error.message,
  );
  expect(failure).toBe('Không dùng được PostgreSQL của DATABASE_URL: sai tên đăng nhập hoặc mật khẩu.');
  await expect(open('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(
    /DATABASE_URL: không có máy chủ nào nghe/,
  );
});
