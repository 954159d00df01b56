import {
  readSecurity,
  registerPasskey,
  removePasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
  updatePasskey,
} from '@hopgon/contract/security/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenProvedPerson, givenSession, type Person } from '../../../testing/given.ts';
import { type Device, givenPasskey, offerPasskey, passkeySite } from '../../../testing/given-passkey.ts';
import { proofOf } from '../../../testing/given-two-factor.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { createSoftwarePasskey } from '../../../testing/software-passkey.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: passkeySite });
});
afterAll(() => app.close());

const passkeysOf = async (person: Person) => (await person.call(readSecurity)).value().passkeys;
const lastMailTo = async (person: Person) => (await mailsTo(app, person)).at(-1);

describe('adding a passkey', () => {
  test('asks the device to verify the person, saves the key under a name, notifies them by mail', async () => {
    const person = await givenProvedPerson(app, 'Lê Thị Mai');
    const options = await offerPasskey(app, person);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Họp Gọn' },
      user: { name: person.email, displayName: 'Lê Thị Mai' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { device, passkey } = await givenPasskey(app, person, 'Điện thoại');
    expect(await passkeysOf(person)).toEqual([passkey]);
    expect(passkey).toMatchObject({ name: 'Điện thoại', backedUp: false, lastUsedAt: null });
    expect((await offerPasskey(app, person)).excludeCredentials).toMatchObject([{ id: device.id }]);
    const mail = await lastMailTo(person);
    expect(mail?.subject).toBe('Một passkey vừa được thêm vào tài khoản Họp Gọn');
    expect(mail?.text).toContain('“Điện thoại”');
  });

  test('waits until the address is proved, also one that was offered before', async () => {
    const person = await givenPerson(app);
    const body = { proof: await proofOf(person) };
    expect(await person.call(startPasskeyRegistration, { body })).toMatchObject(refusal('email_unverified'));
    const options = await offerPasskey(app, person);
    await app.database.sql('update users set email_verified_at = null where id = $1', [person.userId]);
    const attestation = createSoftwarePasskey(passkeySite).make(options);
    const reply = await person.call(registerPasskey, { body: { name: 'Khóa', attestation } });
    expect(reply).toMatchObject(refusal('email_unverified'));
  });

  // ASVS v5.0.0-7.5.1
  test('needs a proof', async () => {
    const person = await givenProvedPerson(app);
    const reply = await person.call(startPasskeyRegistration, { body: { proof: 'x' } });
    expect(reply).toMatchObject(refusal('proof_required'));
  });

  test.each([
    ['made on another site', { origin: 'http://localhost:4000' }],
    ['whose device did not verify the person', { verified: false }],
  ])('refuses one %s', async (_, ceremony) => {
    const person = await givenProvedPerson(app);
    const attestation = createSoftwarePasskey(passkeySite).make(await offerPasskey(app, person), ceremony);
    const reply = await person.call(registerPasskey, { body: { name: 'Khóa', attestation } });
    expect(reply).toMatchObject(refusal('passkey_refused'));
  });

  test('takes an answer once, in time, and from the session that asked', async () => {
    const person = await givenProvedPerson(app);
    const other = await givenSession(app, person);
    const add = (by: Person, attestation: ReturnType<Device['make']>) =>
      by.call(registerPasskey, { body: { name: 'Khóa', attestation } });
    const options = await offerPasskey(app, person);
    const [first, second] = [createSoftwarePasskey(passkeySite), createSoftwarePasskey(passkeySite)];
    expect(await add(other, first.make(options))).toMatchObject(refusal('passkey_refused'));
    expect((await add(person, first.make(options))).status).toBe(200);
    expect(await add(person, second.make(options))).toMatchObject(refusal('passkey_refused'));
    const late = await offerPasskey(app, person);
    app.clock.advance(minutes(5));
    expect(await add(person, second.make(late))).toMatchObject(refusal('passkey_refused'));
  });

  test('knows a passkey again, also one of somebody else', async () => {
    const [person, stranger] = [await givenProvedPerson(app), await givenProvedPerson(app)];
    const { device } = await givenPasskey(app, person);
    for (const by of [person, stranger]) {
      const attestation = device.make(await offerPasskey(app, by));
      const reply = await by.call(registerPasskey, { body: { name: 'Khóa', attestation } });
      expect(reply).toMatchObject(refusal('passkey_known'));
    }
  });
});

describe('renaming', () => {
  test('gives another name, to the newest version alone', async () => {
    const person = await givenProvedPerson(app);
    const { passkey } = await givenPasskey(app, person);
    const rename = (name: string, version: number) =>
      person.call(updatePasskey, { params: { passkeyId: passkey.id }, body: { name, version } });
    expect((await rename('  Máy  ở nhà ', 1)).value()).toMatchObject({ name: 'Máy ở nhà', version: 2 });
    expect(await rename('Cũ', 1)).toMatchObject(refusal('version_stale'));
    expect((await rename('', 2)).status).toBe(422);
    expect((await passkeysOf(person)).map(({ name }) => name)).toEqual(['Máy ở nhà']);
  });

  test('of somebody else’s passkey is like of one that does not exist', async () => {
    const [person, stranger] = [await givenProvedPerson(app), await givenProvedPerson(app)];
    const { passkey } = await givenPasskey(app, stranger);
    const body = { name: 'Của tôi', version: 1 };
    const foreign = await person.call(updatePasskey, { params: { passkeyId: passkey.id }, body });
    const random = await person.call(updatePasskey, { params: { passkeyId: app.world.newId() }, body });
    expect(foreign).toMatchObject(refusal('passkey_not_found'));
    expect(foreign.body).toEqual(random.body);
    const remove = { params: { passkeyId: passkey.id }, body: { proof: await proofOf(person) } };
    expect(await person.call(removePasskey, remove)).toMatchObject(refusal('passkey_not_found'));
    expect(await passkeysOf(stranger)).toEqual([passkey]);
  });
});

test('twenty passkeys are enough', async () => {
  const person = await givenProvedPerson(app);
  await app.database.sql(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, name, backed_up, created_at)
     select gen_random_uuid(), $1, 'k' || n, '', 0, 'Khóa', false, $2 from generate_series(1, 20) n`,
    [person.userId, app.clock.now()],
  );
  const reply = await person.call(startPasskeyRegistration, { body: { proof: await proofOf(person) } });
  expect(reply).toMatchObject(refusal('passkey_limit'));
});

describe('where browsers offer no passkeys', () => {
  test.each([
    ['http://127.0.0.1:3000', 'address'],
    ['http://hop.govan.vn', 'insecure'],
  ])('at %s the server says why: %s', async (url, obstacle) => {
    const elsewhere = await startTestApp({ PUBLIC_URL: url });
    const person = await givenProvedPerson(elsewhere);
    expect((await person.call(readSecurity)).value().passkeyObstacle).toBe(obstacle);
    expect(await elsewhere.call(startPasskeySignIn, { body: {} })).toMatchObject(
      refusal('passkeys_impossible'),
    );
    const body = { proof: await proofOf(person) };
    expect(await person.call(startPasskeyRegistration, { body })).toMatchObject(
      refusal('passkeys_impossible'),
    );
    await elsewhere.close();
  });
});
