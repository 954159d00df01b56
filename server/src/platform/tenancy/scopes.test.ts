import type { Access } from '@hopgon/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenPerson, givenSession, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import type { CompanyScope } from './scopes.ts';

let app: TestApp;
let ours: CompanyOf<'Lê Thị Mai' | 'Phạm Hà'>;
let theirs: CompanyOf<never>;

beforeAll(async () => {
  app = await startTestApp();
  ours = await givenCompany(app, { members: ['Lê Thị Mai'], admins: ['Phạm Hà'] });
  theirs = await givenCompany(app, { owner: 'Bùi Uyên', name: 'Nơi khác' });
});
afterAll(() => app.close());

const companyScope = (person: Person, access: Access, companyId: string | null = ours.companyId) =>
  app.world.scopes.company(person, companyId, access);

const rename = (scope: Pick<CompanyScope, 'db'>) =>
  sql`update memberships set position = 'đổi'`.execute(scope.db);

const renamed = async (): Promise<number> =>
  (await app.database.sql(`select from memberships where position = 'đổi'`)).length;

const seenCompanies = async (scope: Pick<CompanyScope, 'db'>): Promise<string[]> => {
  const query = sql<{ company_id: string }>`select distinct company_id from memberships order by 1`;
  return (await query.execute(scope.db)).rows.map((row) => row.company_id);
};

const boundCompany = async (scope: Pick<CompanyScope, 'db'>) =>
  (await sql<{ id: string }>`select app.company_id() as id`.execute(scope.db)).rows[0]?.id;

beforeEach(() => app.database.sql(`update memberships set position = 'Không'`));

describe('a refused scope reads and writes nothing, not even with a single statement', () => {
  const cases: readonly [string, string, () => CompanyScope | Promise<CompanyScope>][] = [
    ['a member where managers work', 'not_allowed', () => companyScope(ours.people['Lê Thị Mai'], 'manager')],
    ['an admin where the owner works', 'not_allowed', () => companyScope(ours.people['Phạm Hà'], 'owner')],
    [
      'a member whom the company does not let chat',
      'chat_not_allowed',
      () => companyScope(ours.people['Lê Thị Mai'], 'chat'),
    ],
    ['the owner of another company', 'not_company_member', () => companyScope(theirs.owner, 'company')],
    [
      'somebody whose session was revoked',
      'session_ended',
      async () => {
        const session = await givenSession(app, ours.owner);
        await app.database.sql('update sessions set revoked_at = created_at where id = $1', [
          session.sessionId,
        ]);
        return companyScope(session, 'company');
      },
    ],
    [
      'somebody whose session is over',
      'session_ended',
      async () => {
        const session = await givenSession(app, ours.owner);
        await app.database.sql('update sessions set expires_at = $2 where id = $1', [
          session.sessionId,
          app.clock.now(),
        ]);
        return companyScope(session, 'company');
      },
    ],
    [
      "somebody with another one's session",
      'session_ended',
      () =>
        app.world.scopes.company(
          { userId: ours.owner.userId, sessionId: ours.people['Phạm Hà'].sessionId },
          ours.companyId,
          'company',
        ),
    ],
    [
      'a removed member',
      'not_company_member',
      async () => {
        const { people, companyId } = await givenCompany(app, { members: ['Vũ Long'] });
        await app.database.sql(`update memberships set status = 'removed' where user_id = $1`, [
          people['Vũ Long'].userId,
        ]);
        return companyScope(people['Vũ Long'], 'company', companyId);
      },
    ],
  ];

  // ASVS v5.0.0-16.5.3
  test.each(cases)('%s', async (_, code, open) => {
    const scope = await open();
    await expect(seenCompanies(scope)).rejects.toMatchObject({ code });
    await expect(rename(scope)).rejects.toMatchObject({ code });
    await expect(scope.transaction(rename)).rejects.toMatchObject({ code });
    await expect(scope.transaction((tx) => rename(tx).catch(() => null))).rejects.toMatchObject({ code });
    expect(await renamed()).toBe(0);
  });

  test('a person whose session was revoked cannot change their own rows', async () => {
    const session = await givenSession(app, ours.owner);
    await app.database.sql('update sessions set revoked_at = created_at where id = $1', [session.sessionId]);
    const write = sql`update users set photo_url = 'đổi'`.execute(app.world.scopes.person(session).db);
    await expect(write).rejects.toMatchObject({ code: 'session_ended' });
    expect(await app.database.sql('select from users where photo_url is not null')).toEqual([]);
  });
});

describe('the rows a scope sees', () => {
  test('of a company: the rows of the company', async () => {
    expect(await seenCompanies(companyScope(ours.owner, 'company'))).toEqual([ours.companyId]);
  });

  test('the company named, not the current one; without a name the current one', async () => {
    const { owner } = ours;
    expect((await companyScope(owner, 'company', null).entry()).companyId).toBe(ours.companyId);
    await app.database.sql('insert into memberships (company_id, user_id, joined_at) values ($1, $2, $3)', [
      theirs.companyId,
      owner.userId,
      app.clock.now(),
    ]);
    expect(await companyScope(owner, 'company', theirs.companyId).entry()).toMatchObject({
      companyId: theirs.companyId,
      role: 'member',
    });
    expect(await companyScope(owner, 'company', null).entry()).toMatchObject({
      companyId: ours.companyId,
      role: 'owner',
    });
    await app.database.sql('delete from memberships where company_id = $1 and user_id = $2', [
      theirs.companyId,
      owner.userId,
    ]);
  });

  test('without a name, the company that was current when the request began, in all its queries', async () => {
    const person = await givenPerson(app);
    for (const { companyId } of [ours, theirs]) {
      await app.database.sql('insert into memberships (company_id, user_id, joined_at) values ($1, $2, $3)', [
        companyId,
        person.userId,
        app.clock.now(),
      ]);
    }
    const switchTo = ({ companyId }: { companyId: string }) =>
      app.database.sql('update users set current_company_id = $2 where id = $1', [person.userId, companyId]);
    await switchTo(ours);
    const scope = companyScope(person, 'company', null);
    const seen = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        if (turn % 2 === 1) await switchTo(turn % 4 === 1 ? theirs : ours);
        return turn % 3 === 0 ? boundCompany(scope) : scope.transaction(boundCompany);
      }),
    );
    await switchTo(theirs);
    expect(new Set([...seen, await boundCompany(scope), (await scope.entry()).companyId]).size).toBe(1);
    await app.database.sql('delete from memberships where user_id = $1', [person.userId]);
  });

  test('of a person: their memberships and no other row of a company or person', async () => {
    const scope = app.world.scopes.person(ours.owner);
    const users = await sql<{ id: string }>`select id from users`.execute(scope.db);
    expect(users.rows).toEqual([{ id: ours.owner.userId }]);
    const members = await sql<{ user_id: string }>`select user_id from memberships`.execute(scope.db);
    expect(members.rows).toEqual([{ user_id: ours.owner.userId }]);
  });

  test('of a job: the rows of its company', async () => {
    const scope = app.world.scopes.job(ours.companyId);
    expect(await seenCompanies(scope)).toEqual([ours.companyId]);
    await scope.transaction(async (tx) => {
      expect(tx.companyId).toBe(ours.companyId);
      await rename(tx);
    });
    expect(await renamed()).toBe(3);
  });

  test('without ids: none', async () => {
    const tables = await app.database.sql<{ name: string }>(
      `select relname as name from pg_class
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not in ('schema_migrations', 'rate_limits')
         and has_table_privilege('${app.database.appRole}', oid, 'select')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    const scope = app.world.database.trusted({});
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)}`.execute(scope.db);
      expect(rows, name).toEqual([]);
    }
  });
});
