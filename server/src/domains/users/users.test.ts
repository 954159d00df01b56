import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenPerson, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;

beforeAll(async () => {
  app = await startTestApp();
  an = await givenPerson(app);
});
afterAll(() => app.close());

// Proves S3.001, S7.015
test('a person is one row, by the id that their token names', async () => {
  const me = (await an.call(readMe)).value();
  const claims = JSON.parse(Buffer.from(an.token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.sub).toBe(me.id);
  expect(await app.database.sql('select email from users where id = $1', [me.id])).toEqual([
    { email: an.email },
  ]);
});

// Proves S3.002, S3.004, S3.005, S3.006
test('a person has the fields of the document', async () => {
  const company = await givenCompany(app);
  const me = (await company.owner.call(readMe)).value();
  expect(me).toMatchObject({
    id: company.owner.userId,
    email: company.owner.email,
    displayName: 'Đặng Khánh Quỳnh',
    photoURL: null,
    createdAt: app.clock.now().toISOString(),
    lastLogin: app.clock.now().toISOString(),
    companies: [{ id: company.companyId, role: 'owner' }],
    currentCompany: company.companyId,
    department: 'Không',
    position: 'Không',
  });
});

// Proves S3.003
test("a person without a name is called 'New User'", async () => {
  const insert = `insert into users (id, email, created_at) values (gen_random_uuid(), 'x@congty.example', now())
    returning display_name`;
  expect(await app.database.sql(insert)).toEqual([{ display_name: 'New User' }]);
});
