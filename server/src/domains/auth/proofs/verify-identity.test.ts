import { readSecurity, verifyIdentity } from '@hopgon/contract/security/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, type Person, password } from '../../../testing/given.ts';
import { codeOf, givenTwoFactor } from '../../../testing/given-two-factor.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const securityOf = async (person: Pick<Person, 'call'>) => (await person.call(readSecurity)).value();

describe('proving to be oneself', () => {
  test('a wrong password is refused, and ten make the session wait', async () => {
    const person = await givenPerson(app);
    const prove = (typed: string) =>
      person.call(verifyIdentity, { body: { by: 'password', password: typed } });
    expect(await prove('Sai9Mat-khau')).toMatchObject(refusal('password_wrong'));
    for (let round = 0; round < 9; round += 1) await prove('Sai9Mat-khau');
    expect((await prove(password)).status).toBe(429);
  });

  test('wrong codes make the session wait as well', async () => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const prove = (code: string) => person.call(verifyIdentity, { body: { by: 'totp', code } });
    for (let round = 0; round < 10; round += 1) {
      expect(await prove(codeOf(app, secret, 9))).toMatchObject(refusal('code_wrong'));
    }
    expect((await prove(codeOf(app, secret))).status).toBe(429);
  });

  test('who has a password is not let off by having signed in just now', async () => {
    const person = await givenPerson(app);
    const reply = await person.call(verifyIdentity, { body: { by: 'session' } });
    expect(reply).toMatchObject(refusal('password_wrong'));
  });

  test('who has none proves it by a sign-in of the last ten minutes', async () => {
    const person = await givenPerson(app);
    await app.database.sql('delete from credentials where user_id = $1', [person.userId]);
    expect(await securityOf(person)).toMatchObject({ passwordChangedAt: null, proofs: ['session'] });
    expect((await person.call(verifyIdentity, { body: { by: 'session' } })).status).toBe(200);
    app.clock.advance(minutes(10) + 1000);
    const late = await person.call(verifyIdentity, { body: { by: 'session' } });
    expect(late.code).toBe('sign_in_again');
  });
});
