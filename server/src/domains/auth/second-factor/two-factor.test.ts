import { forgotPassword, login, resetPassword } from '@hopgon/contract/auth/routes';
import {
  beginTotp,
  confirmTotp,
  finishSignIn,
  proveIdentity,
  readSecurity,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@hopgon/contract/security/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession, type Person, password } from '../../../testing/given.ts';
import { codeOf, givenSignInStep, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const address = '198.51.100.20';
const finish = (challenge: string, code: string, from = address) =>
  app.call(finishSignIn, { body: { challenge, proof: { by: 'totp', code } } }, { address: from });
const recover = (challenge: string, code: string) =>
  app.call(finishSignIn, { body: { challenge, proof: { by: 'recovery', code } } }, { address });
const securityOf = async (person: Pick<Person, 'call'>) => (await person.call(readSecurity)).value();

const Mail = z.object({ subject: z.string(), text: z.string() });
const mailsTo = async ({ userId }: Pick<Person, 'userId'>) => {
  const rows = await app.database.sql('select message from outbox_mails where user_id = $1 order by id', [
    userId,
  ]);
  return rows.map((row) => Mail.parse(row.message));
};
const subjectsTo = async (person: Person) => (await mailsTo(person)).map((mail) => mail.subject);

describe('turning two-factor on', () => {
  test('shows a secret, asks for a code of it, and then the recovery codes once', async () => {
    const person = await givenPerson(app);
    expect(await securityOf(person)).toMatchObject({ twoFactorSince: null, recoveryCodesLeft: 0 });
    const { secret, uri } = (
      await person.call(beginTotp, { body: { proof: await proofOf(person) } })
    ).value();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect(await securityOf(person)).toMatchObject({ twoFactorSince: null });

    const { recoveryCodes } = (
      await person.call(confirmTotp, { body: { code: codeOf(app, secret) } })
    ).value();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(await securityOf(person)).toMatchObject({
      twoFactorSince: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      proofs: ['password', 'totp', 'recovery'],
    });
    expect(await subjectsTo(person)).toContain('Xác thực hai bước của bạn vừa được bật');
  });

  test('needs a proof of this very session, not older than five minutes', async () => {
    const person = await givenPerson(app);
    const other = await givenSession(app, person);
    const begin = (proof: string) => person.call(beginTotp, { body: { proof } });
    expect(await begin('x')).toMatchObject(refusal('proof_required'));
    expect(await begin(person.token)).toMatchObject(refusal('proof_required'));
    expect(await begin(await proofOf(other))).toMatchObject(refusal('proof_required'));
    const proof = await proofOf(person);
    app.clock.advance(minutes(5));
    expect(await begin(proof)).toMatchObject(refusal('proof_required'));
  });

  test('counts for nothing until a right code was shown', async () => {
    const person = await givenPerson(app);
    const { secret } = (await person.call(beginTotp, { body: { proof: await proofOf(person) } })).value();
    const wrong = await person.call(confirmTotp, { body: { code: codeOf(app, secret, 5) } });
    expect(wrong).toMatchObject(refusal('code_wrong'));
    const admission = (await app.call(login, { body: { email: person.email, password } })).value();
    expect(admission).toHaveProperty('token');
  });

  test('begins anew after half an hour, and never over an app that counts', async () => {
    const person = await givenPerson(app);
    const { secret } = (await person.call(beginTotp, { body: { proof: await proofOf(person) } })).value();
    app.clock.advance(minutes(30) + 1000);
    const late = await givenSession(app, person);
    const confirmed = await late.call(confirmTotp, { body: { code: codeOf(app, secret) } });
    expect(confirmed).toMatchObject(refusal('totp_setup_over'));

    const second = await givenPerson(app);
    await givenTwoFactor(app, second);
    const again = await second.call(beginTotp, { body: { proof: await proofOf(second) } });
    expect(again).toMatchObject(refusal('two_factor_on'));
    const code = await second.call(confirmTotp, { body: { code: '123456' } });
    expect(code).toMatchObject(refusal('two_factor_on'));
  });

  test('keeps neither secret nor codes readable', async () => {
    const person = await givenPerson(app);
    const { secret, recoveryCodes } = await givenTwoFactor(app, person);
    const rows = await app.database.sql(
      `select t::text || coalesce(string_agg(c::text, ''), '') as text from totp_factors t
       left join recovery_codes c on c.user_id = t.user_id where t.user_id = $1 group by t.*`,
      [person.userId],
    );
    const text = JSON.stringify(rows);
    for (const shown of [secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(text).not.toContain(shown);
      expect(text).not.toContain(Buffer.from(shown).toString('hex'));
    }
  });
});

describe('signing in with two-factor on', () => {
  test('a right password is answered by a challenge and by no token', async () => {
    const person = await givenPerson(app);
    await givenTwoFactor(app, person);
    const reply = await app.call(login, { body: { email: person.email, password } }, { address });
    expect(Object.keys(reply.body).sort()).toEqual(['secondFactor', 'success']);
    expect(reply.value()).toMatchObject({ secondFactor: { methods: ['totp', 'recovery'] } });
  });

  test('a code of the app opens the session, remembered as was asked', async () => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person, { remember: true });
    const tokens = (await finish(challenge, codeOf(app, secret))).value();
    expect(Object.keys(tokens).sort()).toEqual(['expiresIn', 'refreshToken', 'sessionId', 'token']);
    expect((await app.with({ token: tokens.token }).call(readMe)).value().id).toBe(person.userId);
    const [row] = await app.database.sql('select remember from sessions where id = $1', [tokens.sessionId]);
    expect(row?.remember).toBe(true);
  });

  test.each([-1, 0, 1])('a clock that is off by %i code is forgiven', async (off) => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    app.clock.advance(30_000);
    const { challenge } = await givenSignInStep(app, person);
    expect((await finish(challenge, codeOf(app, secret, off))).status).toBe(200);
  });

  test.each([-2, 2])('one that is off by %i codes is not', async (off) => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    app.clock.advance(60_000);
    const { challenge } = await givenSignInStep(app, person);
    expect(await finish(challenge, codeOf(app, secret, off))).toMatchObject(refusal('code_wrong'));
  });

  test('no code is taken twice, nor an earlier one after it', async () => {
    const person = await givenPerson(app);
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
    const person = await givenPerson(app);
    const { secret } = (await person.call(beginTotp, { body: { proof: await proofOf(person) } })).value();
    const code = codeOf(app, secret);
    await person.call(confirmTotp, { body: { code } });
    const { challenge } = await givenSignInStep(app, person);
    expect(await finish(challenge, code)).toMatchObject(refusal('code_wrong'));
  });

  test('the same code sent many times at once opens one session', async () => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    const code = codeOf(app, secret);
    const replies = await Promise.all(Array.from({ length: 4 }, () => finish(challenge, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

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

  test.each(['x', 'a.b.c'])('the challenge %s is none of ours', async (challenge) => {
    expect(await finish(challenge, '123456')).toMatchObject(refusal('sign_in_step_over'));
  });

  test('a token of another purpose is no challenge', async () => {
    const person = await givenPerson(app);
    await givenTwoFactor(app, person);
    for (const token of [person.token, await proofOf(person)]) {
      expect(await finish(token, '123456')).toMatchObject(refusal('sign_in_step_over'));
    }
  });

  test('the code of somebody else is wrong', async () => {
    const [person, stranger] = [await givenPerson(app), await givenPerson(app)];
    await givenTwoFactor(app, person);
    const { secret, recoveryCodes } = await givenTwoFactor(app, stranger);
    const { challenge } = await givenSignInStep(app, person);
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('code_wrong'));
    expect(await recover(challenge, recoveryCodes[0] ?? '')).toMatchObject(refusal('code_wrong'));
  });

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

  test('is not passed by setting a new password by mail; a step begun before is over', async () => {
    const person = await givenPerson(app);
    await app.database.sql('update users set email_verified_at = created_at where id = $1', [person.userId]);
    const { secret } = await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    app.clock.advance(30_000);
    await app.call(forgotPassword, { body: { email: person.email } });
    const text = (await mailsTo(person)).at(-1)?.text ?? '';
    const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
    const next = 'Moi7Hon-truoc';
    (await app.call(resetPassword, { body: { token, newPassword: next } })).value();
    const reply = await app.call(login, { body: { email: person.email, password: next } }, { address });
    expect(Object.keys(reply.body)).not.toContain('token');
    expect(reply.value()).toHaveProperty('secondFactor');
    expect(await finish(challenge, codeOf(app, secret))).toMatchObject(refusal('sign_in_step_over'));
  });

  test('goes to who proves the address, without the factors of whoever registered it', async () => {
    const person = await givenPerson(app);
    await givenTwoFactor(app, person);
    await app.call(forgotPassword, { body: { email: person.email } });
    const token = /#token=([\w-]+)/.exec((await mailsTo(person)).at(-1)?.text ?? '')?.[1] ?? '';
    (await app.call(resetPassword, { body: { token, newPassword: 'Moi7Hon-truoc' } })).value();
    const body = { email: person.email, password: 'Moi7Hon-truoc' };
    expect((await app.call(login, { body }, { address })).value()).toHaveProperty('token');
  });

  test('says in the log what happened, and neither code nor challenge', async () => {
    const person = await givenPerson(app);
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

describe('recovery codes', () => {
  test('each signs in once, typed as it comes; its owner is told how many are left', async () => {
    const person = await givenPerson(app);
    const { recoveryCodes } = await givenTwoFactor(app, person);
    const code = recoveryCodes[3] ?? '';
    const first = await givenSignInStep(app, person);
    expect((await recover(first.challenge, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    const second = await givenSignInStep(app, person);
    expect(await recover(second.challenge, code)).toMatchObject(refusal('code_wrong'));
    expect(await securityOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const mail = (await mailsTo(person)).at(-1);
    expect(mail?.subject).toBe('Một mã khôi phục Họp Gọn của bạn vừa được dùng');
    expect(mail?.text).toContain('còn 9 mã');
  });

  test('renewed, the earlier ones are void', async () => {
    const person = await givenPerson(app);
    const { recoveryCodes: earlier } = await givenTwoFactor(app, person);
    const proof = await proofOf(person);
    const { recoveryCodes } = (await person.call(renewRecoveryCodes, { body: { proof } })).value();
    const { challenge } = await givenSignInStep(app, person);
    expect(await recover(challenge, earlier[0] ?? '')).toMatchObject(refusal('code_wrong'));
    expect((await recover(challenge, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('there are none without two-factor', async () => {
    const person = await givenPerson(app);
    const proof = await proofOf(person);
    expect(await person.call(renewRecoveryCodes, { body: { proof } })).toMatchObject(
      refusal('two_factor_off'),
    );
  });
});

describe('turning two-factor off', () => {
  test('needs a proof, forgets the codes, and is told by mail', async () => {
    const person = await givenPerson(app);
    await givenTwoFactor(app, person);
    const off = (proof: string) => person.call(turnOffTwoFactor, { body: { proof } });
    expect(await off('x')).toMatchObject(refusal('proof_required'));
    (await off(await proofOf(person))).value();
    expect(await securityOf(person)).toMatchObject({ twoFactorSince: null, recoveryCodesLeft: 0 });
    expect((await app.call(login, { body: { email: person.email, password } })).value()).toHaveProperty(
      'token',
    );
    expect(await subjectsTo(person)).toContain('Xác thực hai bước của bạn vừa bị tắt');
    expect(await off(await proofOf(person))).toMatchObject(refusal('two_factor_off'));
  });

  test.each(['totp', 'recovery'] as const)('a fresh %s code proves it too', async (by) => {
    const person = await givenPerson(app);
    const { secret, recoveryCodes } = await givenTwoFactor(app, person);
    const code = by === 'totp' ? codeOf(app, secret) : (recoveryCodes[0] ?? '');
    const proof = await proofOf(person, { by, code });
    expect((await person.call(turnOffTwoFactor, { body: { proof } })).status).toBe(200);
  });
});

describe('proving to be oneself', () => {
  test('a wrong password is refused, and ten make the session wait', async () => {
    const person = await givenPerson(app);
    const prove = (typed: string) =>
      person.call(proveIdentity, { body: { by: 'password', password: typed } });
    expect(await prove('Sai9Mat-khau')).toMatchObject(refusal('password_wrong'));
    for (let round = 0; round < 9; round += 1) await prove('Sai9Mat-khau');
    expect((await prove(password)).status).toBe(429);
  });

  test('wrong codes make the session wait as well', async () => {
    const person = await givenPerson(app);
    const { secret } = await givenTwoFactor(app, person);
    const prove = (code: string) => person.call(proveIdentity, { body: { by: 'totp', code } });
    for (let round = 0; round < 10; round += 1) {
      expect(await prove(codeOf(app, secret, 9))).toMatchObject(refusal('code_wrong'));
    }
    expect((await prove(codeOf(app, secret))).status).toBe(429);
  });

  test('who has a password is not let off by having signed in just now', async () => {
    const person = await givenPerson(app);
    const reply = await person.call(proveIdentity, { body: { by: 'session' } });
    expect(reply).toMatchObject(refusal('password_wrong'));
  });

  test('who has none proves it by a sign-in of the last ten minutes', async () => {
    const person = await givenPerson(app);
    await app.database.sql('delete from credentials where user_id = $1', [person.userId]);
    expect(await securityOf(person)).toMatchObject({ passwordChangedAt: null, proofs: ['session'] });
    expect((await person.call(proveIdentity, { body: { by: 'session' } })).status).toBe(200);
    app.clock.advance(minutes(10) + 1000);
    const late = await person.call(proveIdentity, { body: { by: 'session' } });
    expect(late.code).toBe('sign_in_again');
  });
});
