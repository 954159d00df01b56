import { login, requestPasswordReset, resetPassword } from '@hopgon/contract/auth/routes';
import { completeSecondFactor } from '@hopgon/contract/security/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession } from '../../../testing/given.ts';
import { codeOf, givenSignInStep, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const address = '198.51.100.20';
const finish = (challenge: string, code: string, from = address) =>
  app.call(completeSecondFactor, { body: { challenge, proof: { by: 'totp', code } } }, { address: from });

describe('the step between password and session', () => {
  // ASVS v5.0.0-6.5.5
  test('a step that ended in a session is over, and so is one after ten minutes', async () => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    await finish(challenge, codeOf(app, secret));
    app.clock.advance(30_000);
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('sign_in_step_over'));
    const late = await givenSignInStep(app, person);
    app.clock.advance(minutes(10));
    expect(await finish(late.challenge, codeOf(app, secret))).toMatchObject(refusal('sign_in_step_over'));
  });

  // ASVS v5.0.0-2.3.1
  test.each(['x', 'a.b.c'])('the challenge %s is none of ours', async (challenge) => {
    expect(await finish(challenge, '123456')).toMatchObject(refusal('sign_in_step_over'));
  });

  // ASVS v5.0.0-9.2.2
  test('a token of another purpose is no challenge', async () => {
    const person = await givenPerson(app);
    await givenTwoFactor(app, person);
    for (const token of [person.token, await proofOf(person)]) {
      expect(await finish(token, '123456')).toMatchObject(refusal('sign_in_step_over'));
    }
  });

  // ASVS v5.0.0-6.6.3
  test('five wrong codes end the step, also when they come at once', async () => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => finish(challenge, codeOf(app, secret, 9))),
    );
    expect(replies.filter((reply) => reply.code === 'code_wrong')).toHaveLength(5);
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('sign_in_step_over'));
    const next = await givenSignInStep(app, person);
    expect((await finish(next.challenge, codeOf(app, secret))).status).toBe(200);
  });

  test('after ten wrong codes strangers wait, wherever they come from; a network that is known does not', async () => {
    const person = await givenPerson(app);
    const home = '198.51.100.77';
    await givenSession(app, { ...person, address: home });
    const { secret } = await givenTwoFactor(app, person);
    for (let round = 0; round < 10; round += 1) {
      const from = `203.0.113.${round}`;
      const { challenge } = await givenSignInStep(app, person, { address: from });
      expect(await finish(challenge, codeOf(app, secret, 9), from)).toMatchObject(refusal('code_wrong'));
    }
    const stranger = await givenSignInStep(app, person, { address: '203.0.113.99' });
    const refused = await finish(stranger.challenge, codeOf(app, secret), '203.0.113.99');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    const own = await givenSignInStep(app, person, { address: home });
    expect((await finish(own.challenge, codeOf(app, secret), home)).status).toBe(200);
    app.clock.advance(minutes(1));
    expect((await finish(stranger.challenge, codeOf(app, secret), '203.0.113.99')).status).toBe(200);
  });

  // ASVS v5.0.0-2.3.1, v5.0.0-6.3.4, v5.0.0-6.4.3
  test('is not passed by setting a new password by mail; a step begun before is over', async () => {
    const person = await givenPerson(app);
    await app.database.sql('update users set email_verified_at = created_at where id = $1', [person.userId]);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    app.clock.advance(30_000);
    await app.call(requestPasswordReset, { body: { email: person.email } });
    const text = (await mailsTo(app, person)).at(-1)?.text ?? '';
    const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
    const next = 'Moi7Hon-truoc';
    (await app.call(resetPassword, { body: { token, newPassword: next } })).value();
    const reply = await app.call(login, { body: { email: person.email, password: next } }, { address });
    expect(Object.keys(reply.body)).not.toContain('token');
    expect(reply.value()).toHaveProperty('secondFactor');
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('sign_in_step_over'));
  });

  test('goes to the person who proves the address, without the factors of the one who registered it', async () => {
    const person = await givenPerson(app);
    await givenTwoFactor(app, person);
    // As accounts were whose factors were set up before a proof was asked for.
    await app.database.sql('update users set email_verified_at = null where id = $1', [person.userId]);
    await app.call(requestPasswordReset, { body: { email: person.email } });
    const token = /#token=([\w-]+)/.exec((await mailsTo(app, person)).at(-1)?.text ?? '')?.[1] ?? '';
    (await app.call(resetPassword, { body: { token, newPassword: 'Moi7Hon-truoc' } })).value();
    const body = { email: person.email, password: 'Moi7Hon-truoc' };
    expect((await app.call(login, { body }, { address })).value()).toHaveProperty('token');
  });
});
