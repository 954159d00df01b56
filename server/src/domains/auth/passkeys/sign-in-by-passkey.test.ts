import {
  completeSecondFactor,
  readSecurity,
  removePasskey,
  signInByPasskey,
  startPasskeyProof,
  startPasskeySignIn,
  startSecondPasskey,
  verifyIdentity,
} from '@hopgon/contract/security/routes';
import type { Assertion } from '@hopgon/contract/security/schemas';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession, type Person } from '../../../testing/given.ts';
import { givenPasskey, passkeySite } from '../../../testing/given-passkey.ts';
import { givenSignInStep, givenTwoFactor, proofOf } from '../../../testing/given-two-factor.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { createSoftwarePasskey } from '../../../testing/software-passkey.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const address = '198.51.100.30';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: passkeySite });
});
afterAll(() => app.close());

const signInOptions = async () => (await app.call(startPasskeySignIn, { body: {} }, { address })).value();
const signIn = (assertion: Assertion) => app.call(signInByPasskey, { body: { assertion } }, { address });
const passkeysOf = async (person: Person) => (await person.call(readSecurity)).value().passkeys;
const lastMailTo = async (person: Person) => (await mailsTo(app, person)).at(-1);

describe('signing in by a passkey', () => {
  test('needs neither address nor password, and no second factor', async () => {
    const person = await givenPerson(app);
    const { device } = await givenPasskey(app, person);
    await givenTwoFactor(app, person);
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const tokens = (await signIn(device.sign(options))).value();
    expect((await app.with({ token: tokens.token }).call(readMe)).value().id).toBe(person.userId);
    const [passkey] = await passkeysOf(person);
    expect(passkey?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  test('takes an answer once and in time', async () => {
    const { device } = await givenPasskey(app, await givenPerson(app));
    const assertion = device.sign(await signInOptions());
    expect((await signIn(assertion)).status).toBe(200);
    expect(await signIn(assertion)).toMatchObject(refusal('passkey_refused'));
    const late = device.sign(await signInOptions());
    app.clock.advance(minutes(5));
    expect(await signIn(late)).toMatchObject(refusal('passkey_refused'));
  });

  test.each([
    ['given on another site', { origin: 'https://hop-gon.example' }],
    ['whose device did not verify the person', { verified: false }],
  ])('refuses an answer %s', async (_, ceremony) => {
    const { device } = await givenPasskey(app, await givenPerson(app));
    const reply = await signIn(device.sign(await signInOptions(), ceremony));
    expect(reply).toMatchObject(refusal('passkey_refused'));
  });

  test('refuses a key that claims to be another, a stranger’s key, and a copy that counts backwards', async () => {
    const person = await givenPerson(app);
    const { device } = await givenPasskey(app, person);
    const stranger = createSoftwarePasskey(passkeySite);
    const forged = { ...stranger.sign(await signInOptions()), id: device.id, rawId: device.id };
    expect(await signIn(forged)).toMatchObject(refusal('passkey_refused'));
    expect(await signIn(stranger.sign(await signInOptions()))).toMatchObject(refusal('passkey_refused'));
    expect((await signIn(device.sign(await signInOptions(), { counter: 7 }))).status).toBe(200);
    const copied = await signIn(device.sign(await signInOptions(), { counter: 7 }));
    expect(copied).toMatchObject(refusal('passkey_refused'));
  });

  test('does not take what was signed for another purpose', async () => {
    const person = await givenPerson(app);
    const { device } = await givenPasskey(app, person);
    const forProof = (await person.call(startPasskeyProof, { body: {} })).value();
    expect(await signIn(device.sign(forProof))).toMatchObject(refusal('passkey_refused'));
    const unreadable = { ...device.sign(await signInOptions()) };
    const response = { ...unreadable.response, clientDataJSON: 'eA' };
    expect(await signIn({ ...unreadable, response })).toMatchObject(refusal('passkey_refused'));
  });

  test('ends with the passkey', async () => {
    const person = await givenPerson(app);
    const { device, passkey } = await givenPasskey(app, person);
    const params = { passkeyId: passkey.id };
    const body = { proof: await proofOf(person) };
    (await person.call(removePasskey, { params, body })).value();
    expect(await passkeysOf(person)).toEqual([]);
    expect(await signIn(device.sign(await signInOptions()))).toMatchObject(refusal('passkey_refused'));
    expect((await lastMailTo(person))?.subject).toBe('Một passkey vừa bị xóa khỏi tài khoản Họp Gọn');
  });
});

describe('a passkey as second factor', () => {
  // ASVS v5.0.0-6.6.2
  test('signs the very step of signing in', async () => {
    const person = await givenPerson(app);
    const { device } = await givenPasskey(app, person);
    await givenTwoFactor(app, person);
    const { challenge, methods } = await givenSignInStep(app, person);
    expect(methods).toEqual(['totp', 'passkey', 'recovery']);
    const options = (await app.call(startSecondPasskey, { body: { challenge } })).value();
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    const finish = (assertion: Assertion) =>
      app.call(
        completeSecondFactor,
        { body: { challenge, proof: { by: 'passkey', assertion } } },
        { address },
      );
    const elsewhere = device.sign(await signInOptions());
    expect(await finish(elsewhere)).toMatchObject(refusal('passkey_refused'));
    expect((await finish(device.sign(options))).status).toBe(200);
    expect(await finish(device.sign(options))).toMatchObject(refusal('sign_in_step_over'));
  });

  test('is not asked for while two-factor is off', async () => {
    const person = await givenPerson(app);
    await givenPasskey(app, person);
    await expect(givenSignInStep(app, person)).rejects.toThrow('no second factor was asked for');
  });

  test('of somebody else is refused', async () => {
    const [person, stranger] = [await givenPerson(app), await givenPerson(app)];
    const { device } = await givenPasskey(app, stranger);
    await givenTwoFactor(app, person);
    const { challenge } = await givenSignInStep(app, person);
    const options = (await app.call(startSecondPasskey, { body: { challenge } })).value();
    const proof = { by: 'passkey' as const, assertion: device.sign(options) };
    const reply = await app.call(completeSecondFactor, { body: { challenge, proof } }, { address });
    expect(reply).toMatchObject(refusal('passkey_refused'));
  });

  test('is offered to nobody without a step', async () => {
    const reply = await app.call(startSecondPasskey, { body: { challenge: 'x' } });
    expect(reply).toMatchObject(refusal('sign_in_step_over'));
  });
});

test('a passkey proves who one is, once and for this session', async () => {
  const person = await givenPerson(app);
  const other = await givenSession(app, person);
  const { device } = await givenPasskey(app, person);
  const assertion = device.sign((await person.call(startPasskeyProof, { body: {} })).value());
  const prove = (by: Person) => by.call(verifyIdentity, { body: { by: 'passkey', assertion } });
  expect(await prove(other)).toMatchObject(refusal('passkey_refused'));
  expect((await prove(person)).status).toBe(200);
  expect(await prove(person)).toMatchObject(refusal('passkey_refused'));
});

test('a network asks for a hundred passkey sign-ins in ten minutes at most', async () => {
  const from = { address: '198.51.100.99' };
  for (let round = 0; round < 100; round += 1) await app.call(startPasskeySignIn, { body: {} }, from);
  expect((await app.call(startPasskeySignIn, { body: {} }, from)).status).toBe(429);
  app.clock.advance(minutes(10));
  expect((await app.call(startPasskeySignIn, { body: {} }, from)).status).toBe(200);
});
