import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { inviteByEmail, joinCompany, readCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours } from '../../../testing/fake-clock.ts';
import { givenCompany, givenPerson, givenProvedAddress, givenSession } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { isOfDomain } from './companies.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a session that is older than the company lets in must sign in again, for this company alone', async () => {
  const { owner, companyId } = await givenCompany(app);
  const body = { version: 1, settings: { sessionHours: 8 } };
  expect((await owner.call(updateCompany, { body })).value().settings.sessionHours).toBe(8);
  const [entry] = (await owner.call(listAuditEntries)).value().entries;
  expect(entry?.text).toBe('đã đổi thời hạn phiên đăng nhập từ không giới hạn thành 8 giờ');
  app.clock.advance(hours(8) - 1000);
  const fresh = await givenSession(app, owner);
  expect((await fresh.call(readCompany)).status).toBe(200);
  app.clock.advance(1000);
  const old = await givenSession(app, owner);
  app.clock.advance(hours(8));
  const newest = await givenSession(app, owner);
  // The access token of the old session has run out by now; its session has not.
  const scope = app.world.scopes.company(old, companyId, 'company');
  await expect(scope.entry()).rejects.toMatchObject({ code: 'company_sign_in_again' });
  await expect(app.world.scopes.company(old, null, 'company').entry()).rejects.toMatchObject({
    code: 'company_sign_in_again',
  });
  expect((await newest.call(readCompany)).status).toBe(200);
  expect((await newest.call(readMe)).value().companies).toMatchObject([{ id: companyId, obstacle: null }]);
});

test('only who reads the mails of an allowed domain joins or is invited; who is in stays in', async () => {
  const { owner, inviteCode, people } = await givenCompany(app, { members: ['Lê Thị Mai'] });
  const body = { version: 1, settings: { mailDomains: ['Govan.VN', 'congty.example'] } };
  const { settings } = (await owner.call(updateCompany, { body })).value();
  expect(settings.mailDomains).toEqual(['congty.example', 'govan.vn']);
  expect((await people['Lê Thị Mai'].call(readCompany)).status).toBe(200);

  const joiner = await givenPerson(app);
  const join = () => joiner.call(joinCompany, { body: { inviteCode } });
  expect((await join()).code, 'not verified').toBe('mail_domain_refused');
  await app.database.sql('update users set email = $2 where id = $1', [
    joiner.userId,
    'x@congty.example.evil.example',
  ]);
  await givenProvedAddress(app, joiner);
  const refused = await join();
  expect(refused.body.error).toBe('Công ty này chỉ nhận email đã xác minh thuộc congty.example, govan.vn.');
  expect((await joiner.call(readMe)).value().companies).toEqual([]);
  await app.database.sql('update users set email = $2 where id = $1', [joiner.userId, 'vao@congty.example']);
  expect((await join()).value().status).toBe('active');

  const invite = (emails: string[]) => owner.call(inviteByEmail, { body: { emails } });
  expect((await invite(['an@govan.vn', 'an@khac.example'])).code).toBe('mail_domain_refused');
  expect((await invite(['an@govan.vn'])).value().invited).toEqual(['an@govan.vn']);
});

test.each([
  ['an@congty.vn', true],
  ['an@CONGTY.vn', true],
  ['an@chinhanh.congty.vn', false],
  ['an@xcongty.vn', false],
  ['"congty.vn"@khac.vn', false],
])('%s is of congty.vn: %s', (address, isOf) => {
  expect(isOfDomain(address, ['congty.vn'])).toBe(isOf);
});

test.each(['congty', 'a b.vn', '@congty.vn', 'congty.vn/x', `${'a'.repeat(64)}.vn`, ''])(
  '%j is no domain',
  async (domain) => {
    const { owner } = await givenCompany(app);
    const body = { version: 1, settings: { mailDomains: [domain] } };
    expect((await owner.call(updateCompany, { body })).status).toBe(422);
  },
);

test.each([0, 2161, 1.5])('%d hours are outside the bounds of a session', async (sessionHours) => {
  const { owner } = await givenCompany(app);
  expect((await owner.call(updateCompany, { body: { version: 1, settings: { sessionHours } } })).status).toBe(
    422,
  );
});
