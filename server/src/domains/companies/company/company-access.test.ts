import { login, logout } from '@hopgon/contract/auth/routes';
import { createCalendarFeed, renderCalendarFeed } from '@hopgon/contract/calendar/routes';
import { endMemberAccess, readCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { completeSecondFactor, removeTwoFactor } from '@hopgon/contract/security/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CompanyOf,
  givenCompany,
  givenSession,
  type Person,
  password,
  sessionOf,
} from '../../../testing/given.ts';
import { codeOf, givenSignInStep, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai' | 'Phạm Hà'>;
let mai: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { members: ['Lê Thị Mai'], admins: ['Phạm Hà'] });
  mai = company.people['Lê Thị Mai'];
});

const enter = (person: Pick<Person, 'call'>, companyId = company.companyId) =>
  person.call(readCompany, {}, { company: companyId });
const obstacleOf = async (person: Pick<Person, 'call'>) =>
  (await person.call(readMe)).value().companies[0]?.obstacle;
const requireFactor = (on: boolean, version: number, by: Person = company.owner) =>
  by.call(updateCompany, { body: { version, settings: { requireSecondFactor: on } } });

describe('access that was ended', () => {
  const end = (userId: string, by: Person = company.owner) =>
    by.call(endMemberAccess, { params: { userId } });

  // ASVS v5.0.0-7.4.5
  test('comes back with the next sign-in, and other companies are not touched', async () => {
    const other = await givenCompany(app, { owner: 'Bùi Uyên' });
    await app.database.sql('insert into memberships (company_id, user_id, joined_at) values ($1, $2, $3)', [
      other.companyId,
      mai.userId,
      app.clock.now(),
    ]);
    const feed = (await mai.call(createCalendarFeed)).value().address.replace(/^.*\//, '');
    (await end(mai.userId, company.people['Phạm Hà'])).value();
    expect(await enter(mai)).toMatchObject(refusal('company_sign_in_again'));
    expect(await mai.call(readCompany), 'also where no company is named').toMatchObject(
      refusal('company_sign_in_again'),
    );
    expect(await obstacleOf(mai)).toBe('sign-in');
    expect((await enter(mai, other.companyId)).status).toBe(200);
    expect((await app.call(renderCalendarFeed, { params: { file: feed } })).status).toBe(404);
    app.clock.advance(1000);
    const again = await givenSession(app, mai);
    expect((await enter(again)).status).toBe(200);
    expect(await obstacleOf(again)).toBeNull();
    expect((await enter(mai)).status, 'the session of before').toBe(403);
  });

  test('is for owner and admins to end, and never the owner’s', async () => {
    expect(await end(mai.userId, mai)).toMatchObject(refusal('not_allowed'));
    expect(await end(company.owner.userId, company.people['Phạm Hà'])).toMatchObject(
      refusal('owner_cannot_be_removed'),
    );
    expect((await enter(mai)).status).toBe(200);
  });
});

describe('a company that requires a second factor', () => {
  test('can be made so only by who has shown one', async () => {
    expect(await requireFactor(true, 1)).toMatchObject(refusal('own_second_factor_first'));
    await givenTwoFactor(app, company.owner);
    expect((await requireFactor(true, 1)).value().settings.requireSecondFactor).toBe(true);
    expect((await enter(company.owner)).status).toBe(200);
    expect((await requireFactor(false, 2)).status).toBe(200);
  });

  // ASVS v5.0.0-6.3.3
  test('lets in the sessions that showed one, and only them', async () => {
    await givenTwoFactor(app, company.owner);
    (await requireFactor(true, 1)).value();
    expect(await enter(mai)).toMatchObject(refusal('second_factor_required'));
    expect(await obstacleOf(mai)).toBe('second-factor');
    const elsewhere = await givenSession(app, mai);

    const { secret } = await givenTwoFactor(app, mai);
    expect((await enter(mai)).status, 'an app was set up in this session').toBe(200);
    expect((await enter(elsewhere)).status, 'it was not in that one').toBe(403);
    await proofOf(elsewhere, { by: 'totp', code: codeOf(app, secret) });
    expect((await enter(elsewhere)).status, 'a code was shown there since').toBe(200);

    app.clock.advance(60_000);
    const { challenge } = await givenSignInStep(app, mai);
    const body = { challenge, proof: { by: 'totp' as const, code: codeOf(app, secret) } };
    const { token } = sessionOf((await app.call(completeSecondFactor, { body })).value());
    expect((await enter(app.with({ token }))).status, 'signed in with a code').toBe(200);

    (await mai.call(removeTwoFactor, { body: { proof: await proofOf(mai) } })).value();
    for (const session of [mai, elsewhere, app.with({ token })])
      expect((await enter(session)).status).toBe(403);
    const plain = (await app.call(login, { body: { email: mai.email, password } })).value();
    expect((await enter(app.with({ token: sessionOf(plain).token }))).status).toBe(403);
    expect((await mai.call(logout, { body: { sessionId: mai.sessionId } })).status).toBe(200);
  });
});
