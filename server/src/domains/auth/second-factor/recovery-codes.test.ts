import { completeSecondFactor, readSecurity, updateRecoveryCodes } from '@hopgon/contract/security/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenPerson, type Person } from '../../../testing/given.ts';
import { givenSignInStep, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const address = '198.51.100.20';
const recover = (challenge: string, code: string) =>
  app.call(completeSecondFactor, { body: { challenge, proof: { by: 'recovery', code } } }, { address });
const securityOf = async (person: Pick<Person, 'call'>) => (await person.call(readSecurity)).value();

describe('recovery codes', () => {
  // ASVS v5.0.0-6.4.4, v5.0.0-6.5.1
  test('each signs in once, however it is typed; its owner is notified how many are left', async () => {
    const person = await givenPerson(app);
    const { recoveryCodes } = await givenTwoFactor(app, person);
    const code = recoveryCodes[3] ?? '';
    const first = await givenSignInStep(app, person);
    expect((await recover(first.challenge, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    const second = await givenSignInStep(app, person);
    expect(await recover(second.challenge, code)).toMatchObject(refusal('code_wrong'));
    expect(await securityOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const mail = (await mailsTo(app, person)).at(-1);
    expect(mail?.subject).toBe('Một mã khôi phục Họp Gọn của bạn vừa được dùng');
    expect(mail?.text).toContain('còn 9 mã');
  });

  test('renewed, the earlier ones are void', async () => {
    const person = await givenPerson(app);
    const { recoveryCodes: earlier } = await givenTwoFactor(app, person);
    const proof = await proofOf(person);
    const { recoveryCodes } = (await person.call(updateRecoveryCodes, { body: { proof } })).value();
    const { challenge } = await givenSignInStep(app, person);
    expect(await recover(challenge, earlier[0] ?? '')).toMatchObject(refusal('code_wrong'));
    expect((await recover(challenge, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('there are none without two-factor', async () => {
    const person = await givenPerson(app);
    const proof = await proofOf(person);
    expect(await person.call(updateRecoveryCodes, { body: { proof } })).toMatchObject(
      refusal('two_factor_off'),
    );
  });
});
