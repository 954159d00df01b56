import { login } from '@hopgon/contract/auth/routes';
import { completeTotp, readSecurity, removeTwoFactor, startTotp } from '@hopgon/contract/security/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import {
  givenPerson,
  givenProvedAddress,
  givenProvedPerson,
  givenSession,
  type Person,
  password,
} from '../../../testing/given.ts';
import { codeOf, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const securityOf = async (person: Pick<Person, 'call'>) => (await person.call(readSecurity)).value();

describe('turning two-factor on', () => {
  test('shows a secret, asks for a code of it, and then the recovery codes once', async () => {
    const person = await givenProvedPerson(app);
    expect(await securityOf(person)).toMatchObject({ twoFactorSince: null, recoveryCodesLeft: 0 });
    const { secret, uri } = (
      await person.call(startTotp, { body: { proof: await proofOf(person) } })
    ).value();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect(await securityOf(person)).toMatchObject({ twoFactorSince: null });

    const { recoveryCodes } = (
      await person.call(completeTotp, { body: { code: codeOf(app, secret) } })
    ).value();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(await securityOf(person)).toMatchObject({
      twoFactorSince: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      proofs: ['password', 'totp', 'recovery'],
    });
    expect((await mailsTo(app, person)).map((mail) => mail.subject)).toContain(
      'Xác thực hai bước của bạn vừa được bật',
    );
  });

  // ASVS v5.0.0-7.5.1
  test('needs a proof of this very session, not older than five minutes', async () => {
    const person = await givenProvedPerson(app);
    const other = await givenSession(app, person);
    const begin = (proof: string) => person.call(startTotp, { body: { proof } });
    expect(await begin('x')).toMatchObject(refusal('proof_required'));
    expect(await begin(person.token)).toMatchObject(refusal('proof_required'));
    expect(await begin(await proofOf(other))).toMatchObject(refusal('proof_required'));
    const proof = await proofOf(person);
    app.clock.advance(minutes(5));
    expect(await begin(proof)).toMatchObject(refusal('proof_required'));
  });

  test('waits until the address is proved, also a setup begun before', async () => {
    const person = await givenPerson(app);
    const begin = async () => person.call(startTotp, { body: { proof: await proofOf(person) } });
    expect(await begin()).toMatchObject(refusal('email_unverified'));
    await givenProvedAddress(app, person);
    const { secret } = (await begin()).value();
    await app.database.sql('update users set email_verified_at = null where id = $1', [person.userId]);
    const confirm = () => person.call(completeTotp, { body: { code: codeOf(app, secret) } });
    expect(await confirm()).toMatchObject(refusal('email_unverified'));
    await givenProvedAddress(app, person);
    expect((await confirm()).status).toBe(200);
  });

  test('counts for nothing until a right code was shown', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = (await person.call(startTotp, { body: { proof: await proofOf(person) } })).value();
    const wrong = await person.call(completeTotp, { body: { code: codeOf(app, secret, 5) } });
    expect(wrong).toMatchObject(refusal('code_wrong'));
    const admission = (await app.call(login, { body: { email: person.email, password } })).value();
    expect(admission).toHaveProperty('token');
  });

  test('starts again after half an hour, and never over a confirmed app', async () => {
    const person = await givenProvedPerson(app);
    const { secret } = (await person.call(startTotp, { body: { proof: await proofOf(person) } })).value();
    app.clock.advance(minutes(30) + 1000);
    const late = await givenSession(app, person);
    const confirmed = await late.call(completeTotp, { body: { code: codeOf(app, secret) } });
    expect(confirmed).toMatchObject(refusal('totp_setup_over'));

    const second = await givenProvedPerson(app);
    await givenTwoFactor(app, second);
    const again = await second.call(startTotp, { body: { proof: await proofOf(second) } });
    expect(again).toMatchObject(refusal('two_factor_on'));
    const code = await second.call(completeTotp, { body: { code: '123456' } });
    expect(code).toMatchObject(refusal('two_factor_on'));
  });

  // ASVS v5.0.0-6.5.2
  test('keeps neither secret nor codes readable', async () => {
    const person = await givenProvedPerson(app);
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

describe('turning two-factor off', () => {
  test('needs a proof, deletes the codes, and is reported by mail', async () => {
    const person = await givenProvedPerson(app);
    await givenTwoFactor(app, person);
    const off = (proof: string) => person.call(removeTwoFactor, { body: { proof } });
    expect(await off('x')).toMatchObject(refusal('proof_required'));
    (await off(await proofOf(person))).value();
    expect(await securityOf(person)).toMatchObject({ twoFactorSince: null, recoveryCodesLeft: 0 });
    expect((await app.call(login, { body: { email: person.email, password } })).value()).toHaveProperty(
      'token',
    );
    expect((await mailsTo(app, person)).map((mail) => mail.subject)).toContain(
      'Xác thực hai bước của bạn vừa bị tắt',
    );
    expect(await off(await proofOf(person))).toMatchObject(refusal('two_factor_off'));
  });

  test.each(['totp', 'recovery'] as const)('a fresh %s code proves it too', async (by) => {
    const person = await givenProvedPerson(app);
    const { secret, recoveryCodes } = await givenTwoFactor(app, person);
    const code = by === 'totp' ? codeOf(app, secret) : (recoveryCodes[0] ?? '');
    const proof = await proofOf(person, { by, code });
    expect((await person.call(removeTwoFactor, { body: { proof } })).status).toBe(200);
  });
});
