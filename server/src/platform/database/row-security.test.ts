import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let app: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  app = new pg.Client(database.appConfig);
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

// ASVS v5.0.0-6.3.2
test('a new installation has no account', async () => {
  expect(await database.sql('select from users')).toEqual([]);
});

describe('every table but the record of migrations', () => {
  const guarded = `c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'`;

  // ASVS v5.0.0-8.4.1
  test('has row-level security, forced on its owner too', async () => {
    const tables = await database.sql(`select from pg_class c where ${guarded}`);
    expect(tables.length).toBeGreaterThan(10);
    const open = await database.sql(
      `select c.relname from pg_class c where ${guarded} and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test('has a policy for the role that serves, and none for everybody', async () => {
    const without = await database.sql(
      `select c.relname from pg_class c where ${guarded}
       and not exists (select from pg_policies p where p.tablename = c.relname and $1 = any (p.roles))`,
      [database.appRole],
    );
    expect(without).toEqual([]);
    expect(await database.sql(`select tablename from pg_policies where 'public' = any (roles)`)).toEqual([]);
  });

  test('that belongs to a company begins its key with the company', async () => {
    const keys = await database.sql<{ table: string; first: string }>(
      `select c.relname as table, a.attname as first from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where ${guarded} and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_id')`,
    );
    // Mail is sent across companies; the sender reads it by its own id.
    const others = keys.filter(({ table, first }) => first !== 'company_id' && table !== 'outbox_mails');
    expect(others).toEqual([]);
  });

  const hasCompany = (table: string) =>
    `exists (select from pg_attribute o where o.attrelid = ${table} and o.attname = 'company_id' and not o.attisdropped)`;
  const namesCompany = `exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'company_id'
    and a.attnum = any (k.conkey))`;

  test('that is searched by words is searched within one company', async () => {
    const led = await database.sql<{ name: string; first: string }>(
      `select c.relname as name, pg_get_indexdef(c.oid, 1, true) as first from pg_class c
       join pg_am m on m.oid = c.relam and m.amname = 'gin' where c.relnamespace = 'public'::regnamespace`,
    );
    expect(led.length).toBeGreaterThan(4);
    expect(led.filter(({ first }) => first !== 'company_id')).toEqual([]);
  });

  test('that refers to rows of its company names the company, too', async () => {
    const loose = await database.sql(
      `select k.conname from pg_constraint k where k.contype = 'f' and ${hasCompany('k.conrelid')}
       and ${hasCompany('k.confrelid')} and not ${namesCompany}`,
    );
    expect(loose).toEqual([]);
  });

  test('that belongs to a company is tied to it, so that no row outlives the company', async () => {
    const untied = await database.sql(
      `select c.relname from pg_class c where ${guarded} and ${hasCompany('c.oid')} and not exists (
         select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and ${namesCompany}) order by 1`,
    );
    expect(untied).toEqual([]);
  });
});

test('no policy casts a column, which would keep its index from being used', async () => {
  const policies = await database.sql<{ name: string; condition: string }>(
    `select tablename || '.' || policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition
     from pg_policies where $1 = any (roles)`,
    [database.appRole],
  );
  expect(policies.length).toBeGreaterThan(10);
  // A literal has its type written out; anything else before :: is a column or what was made of one.
  for (const { name, condition } of policies) expect(condition, name).not.toMatch(/[^']::/);
});

test('a backfill of the owner reaches the rows of every company', async () => {
  const at = '2026-11-20T02:00:00Z';
  for (const digit of [1, 2]) {
    const id = `019f0000-0000-7000-8000-00000000000${digit}`;
    await database.sql('insert into users (id, email, created_at) values ($1, $2, $3)', [
      id,
      `${digit}@a.example`,
      at,
    ]);
    await database.sql('select app.found_company($1, $2, $1, $3, $4, $5)', [
      id,
      'Công ty',
      `AAAAA${digit}`,
      'UTC',
      at,
    ]);
  }
  const changed = await database.sql(`update memberships set position = 'đổi' returning company_id`);
  expect(changed).toHaveLength(2);
});

describe('the role that serves', () => {
  // ASVS v5.0.0-13.2.2
  test('has no special attribute', async () => {
    const roles = await database.sql(
      `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication,
         (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
       from pg_roles r where rolname = $1`,
      [database.appRole],
    );
    expect(roles).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolbypassrls: false,
        rolreplication: false,
        memberships: 0,
      },
    ]);
  });

  // ASVS v5.0.0-13.2.2
  test('owns no object', async () => {
    const owned = await database.sql(
      `select deptype from pg_shdepend where refobjid = $1::regrole and deptype = 'o'`,
      [database.appRole],
    );
    expect(owned).toEqual([]);
  });

  test.each([
    'create table public.own (id int)',
    'create table app.own (id int)',
    'create schema own',
    'create function public.own() returns int language sql as $$ select 1 $$',
    'alter table meetings disable row level security',
    'alter table meetings no force row level security',
    'drop policy of_company on meetings',
    'create policy mine on meetings using (true)',
    'truncate meetings',
    'drop table meetings',
    'alter function app.company_id() rename to mine',
    `set role ${inject('postgres').owner.user}`,
    'update schema_migrations set checksum = $$$$',
    'delete from schema_migrations',
    `copy meetings to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
    'alter system set work_mem = 1',
  ])('may not %s', async (statement) => {
    // Not allowed, not the owner, or unable even to name it.
    await expect(app.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|22023)$/),
    });
  });

  test('cannot bypass its policies', async () => {
    await app.query('set row_security = off');
    await expect(app.query('select from meetings')).rejects.toMatchObject({ code: '42501' });
    await app.query('reset row_security');
  });

  test('alone may run functions that bypass the policies', async () => {
    const open = await database.sql(
      `select proname from pg_proc where pronamespace = 'app'::regnamespace and has_function_privilege('public', oid, 'execute')`,
    );
    expect(open).toEqual([]);
  });

  test('finds each such function searching only where it was written for', async () => {
    // One with a body of SQL found all it names when it was made.
    const loose = await database.sql(
      `select proname from pg_proc where prosecdef and pronamespace = 'app'::regnamespace
       and prosqlbody is null and prosrc !~ 'public\\.'
       and not coalesce(proconfig @> array['search_path=public, pg_temp'], false)`,
    );
    expect(loose).toEqual([]);
  });
});
