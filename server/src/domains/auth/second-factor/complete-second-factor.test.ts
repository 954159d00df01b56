import { login } from '@hopgon/contract/auth/routes';
import { completeSecondFactor, completeTotp, startTotp } from '@hopgon/contract/security/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { givenProvedPerson, password } from '../../../testing/given.ts';
import { codeOf, givenSignInStep, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const address = '198.51.100.20';
const finish = (challenge: string, code: string) =>
  app.call(completeSecondFactor, { body: { challenge, proof: { by: 'totp', code } } }, { address });
const recover = (challenge: string, code: string) =>
  app.call(completeSecondFactor, { body: { challenge, proof: { by: 'recovery', code } } }, { address });

describe('signing in with two-factor on', () => {
  test('a right password is answered by a challenge and by no token', async () => {
    const person = await givenProvedPerson(app);
    await givenTwoFactor(app, person);
    const reply = await app.call(login, { body: { email: person.email, password } }, { address });
    expect(Object.keys(reply.body).sort()).toEqual(['secondFactor', 'success']);
    expect(reply.value()).toMatchObject({ secondFactor: { methods: ['totp', 'recovery'] } });
  });

  test('a code of the app opens the session, remembered as was asked', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person, { remember: true });
    const tokens = (await finish(challenge, codeOf(app, secret))).value();
    expect(Object.keys(tokens).sort()).toEqual(['expiresIn', 'refreshToken', 'sessionId', 'token']);
    expect((await app.with({ token: tokens.token }).call(readMe)).value().id).toBe(person.userId);
    const [row] = await app.database.sql('select remember from sessions where id = $1', [tokens.sessionId]);
    expect(row?.remember).toBe(true);
  });

  test.each([-1, 0, 1])('a clock that is off by %i code is forgiven', async (off) => {
    const person = await givenProvedPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    app.clock.advance(30_000);
    const { challenge } = await givenSignInStep(app, person);
    expect((await finish(challenge, codeOf(app, secret, off))).status).toBe(200);
  });

  // ASVS v5.0.0-6.5.5
  test.each([-2, 2])('one that is off by %i codes is not', async (off) => {
    const person = await givenProvedPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    app.clock.advance(60_000);
    const { challenge } = await givenSignInStep(app, person);
    expect(await finish(challenge, codeOf(app, secret, off))).toMatchObject(refusal('code_wrong'));
  });

  // ASVS v5.0.0-6.5.1
  test('no code is taken twice, nor an earlier one after it', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    app.clock.advance(30_000);
    const [code, earlier] = [codeOf(app, secret), codeOf(app, secret, -1)];
    const first = await givenSignInStep(app, person);
    expect((await finish(first.challenge, code)).status).toBe(200);
    const second = await givenSignInStep(app, person);
    expect(await finish(second.challenge, code)).toMatchObject(refusal('code_wrong'));
    expect(await finish(second.challenge, earlier)).toMatchObject(refusal('code_wrong'));
    expect((await finish(second.challenge, codeOf(app, secret, 1))).status).toBe(200);
  });

  test('the code that turned it on signs nobody in', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = (await person.call(startTotp, { body: { proof: await proofOf(person) } })).value();
    const code = codeOf(app, secret);
    await person.call(completeTotp, { body: { code } });
    const { challenge } = await givenSignInStep(app, person);
    expect(await finish(challenge, code)).toMatchObject(refusal('code_wrong'));
  });

  test('the same code sent many times at once opens one session', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    const code = codeOf(app, secret);
    const replies = await Promise.all(Array.from({ length: 4 }, () => finish(challenge, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  // ASVS v5.0.0-6.6.2
  test('the code of somebody else is wrong', async () => {
    const [person, stranger] = [await givenProvedPerson(app), await givenProvedPerson(app)];
    await givenTwoFactor(app, person);
    const { secret, recoveryCodes } = await givenTwoFactor(app, stranger);
    const { challenge } = await givenSignInStep(app, person);
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('code_wrong'));
    expect(await recover(challenge, recoveryCodes[0] ?? '')).toMatchObject(refusal('code_wrong'));
  });

  test('by a secret of another person, or of another APP_SECRET, is refused', async () => {
    const [person, stranger] = [await givenProvedPerson(app), await givenProvedPerson(app)];
    const { secret } = await givenTwoFactor(app, person);
    await givenTwoFactor(app, stranger);
    await app.database.sql(
      `update totp_factors set sealed_secret = (select sealed_secret from totp_factors where user_id = $1)
       where user_id = $2`,
      [person.userId, stranger.userId],
    );
    const { challenge } = await givenSignInStep(app, stranger);
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('code_wrong'));
  });

  test('says in the log what happened, and neither code nor challenge', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const written = [vi.spyOn(app.world.log, 'info'), vi.spyOn(app.world.log, 'warn')];
    const { challenge } = await givenSignInStep(app, person);
    const code = codeOf(app, secret);
    await finish(challenge, codeOf(app, secret, 9));
    await finish(challenge, code);
    const lines = JSON.stringify(written.flatMap((spy) => spy.mock.calls));
    for (const spy of written) spy.mockRestore();
    for (const event of ['second-factor-asked', 'second-factor-refused', 'signed-in']) {
      expect(lines).toContain(`"event":"${event}"`);
    }
    for (const hidden of [code, challenge, secret]) expect(lines).not.toContain(hidden);
  });
});
