import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@hopgon/contract/auth/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession, type Person, password } from '../../../testing/given.ts';
import { givenTwoFactor } from '../../../testing/given-two-factor.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tokenIn = (text: string, path: string): string =>
  new RegExp(`http://127\\.0\\.0\\.1:3000/${path}#token=([\\w-]+)`).exec(text)?.[1] ?? '';
async function mailedToken(person: Person): Promise<string> {
  const mail = (await mailsTo(app, person)).findLast(({ subject }) => subject.startsWith('Xác nhận email'));
  return tokenIn(mail?.text ?? '', 'verify-email');
}
const verify = (person: Person, token: string) => person.call(verifyEmail, { body: { token } });
const isVerified = async (person: Person) => (await person.call(readMe)).value().emailVerified;

describe('an address', () => {
  test('is proved by the link of the mail that registering sends, and other tabs are notified', async () => {
    const person = await givenPerson(app);
    expect(await isVerified(person)).toBe(false);
    const woken: unknown[] = [];
    app.world.hub.subscribe({
      userId: person.userId,
      sessionId: 'another tab',
      companyIds: new Set(),
      wake: (_, topics) => woken.push(topics),
      end: () => undefined,
    });
    expect((await verify(person, await mailedToken(person))).body).toEqual({ success: true });
    expect(await isVerified(person)).toBe(true);
    expect(woken).toEqual([['me']]);
  });

  test('is not needed for anything else', async () => {
    const person = await givenPerson(app);
    expect((await givenSession(app, person)).userId).toBe(person.userId);
  });

  test('is proved in any session of the account', async () => {
    const person = await givenPerson(app);
    const phone = await givenSession(app, person);
    expect((await verify(phone, await mailedToken(person))).status).toBe(200);
    expect(await isVerified(person)).toBe(true);
  });

  test('is not proved by its owner for the stranger who registered with it', async () => {
    const stranger = await givenPerson(app);
    const token = await mailedToken(stranger);
    expect((await app.call(verifyEmail, { body: { token } })).code).toBe('not_signed_in');
    const owner = await givenPerson(app);
    expect(await verify(owner, token)).toMatchObject(refusal('verification_link_invalid'));
    expect(await isVerified(stranger)).toBe(false);
  });
});

describe('a link', () => {
  test('works once', async () => {
    const person = await givenPerson(app);
    const token = await mailedToken(person);
    await verify(person, token);
    expect(await verify(person, token)).toMatchObject(refusal('verification_link_invalid'));
  });

  test('works for an hour', async () => {
    const [early, late] = [await givenPerson(app), await givenPerson(app)];
    const tokens = [await mailedToken(early), await mailedToken(late)] as const;
    app.clock.advance(minutes(60) - 1);
    const [patient, tardy] = [await givenSession(app, early), await givenSession(app, late)];
    expect((await verify(patient, tokens[0])).status).toBe(200);
    app.clock.advance(1);
    expect(await verify(tardy, tokens[1])).toMatchObject(refusal('verification_link_invalid'));
  });

  test('ends when another one was followed', async () => {
    const person = await givenPerson(app);
    const first = await mailedToken(person);
    (await person.call(sendVerification)).value();
    const second = await mailedToken(person);
    expect(second).not.toBe(first);
    expect((await verify(person, second)).status).toBe(200);
    expect((await verify(person, first)).code).toBe('verification_link_invalid');
  });

  test('is stored as a hash alone', async () => {
    const person = await givenPerson(app);
    const token = await mailedToken(person);
    const [row] = await app.database.sql<{ stored: string }>(
      'select v::text as stored from email_verifications v where user_id = $1',
      [person.userId],
    );
    expect(row?.stored).not.toContain(token);
  });
});

describe('another mail', () => {
  test('is sent three times an hour', async () => {
    const person = await givenPerson(app);
    for (let round = 0; round < 3; round += 1) expect((await person.call(sendVerification)).status).toBe(200);
    const refused = await person.call(sendVerification);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await mailsTo(app, person)).toHaveLength(4);
    app.clock.advance(hours(1));
    const later = await givenSession(app, person);
    expect((await later.call(sendVerification)).status).toBe(200);
  });

  test('is sent once when the answer was lost and the browser asks again', async () => {
    const person = await givenPerson(app);
    for (let round = 0; round < 2; round += 1) {
      expect((await person.call(sendVerification, {}, { idempotencyKey: 'k' })).status).toBe(200);
    }
    expect(await mailsTo(app, person)).toHaveLength(2);
  });

  test('is of no use to who has proved theirs', async () => {
    const person = await givenPerson(app);
    await verify(person, await mailedToken(person));
    expect(await person.call(sendVerification)).toMatchObject(refusal('email_already_verified'));
  });
});

describe('a person who reads the mails', () => {
  test('takes an account over by setting its password: the stranger who registered it is out', async () => {
    const stranger = await givenPerson(app, 'Kẻ Lạ');
    const strangersLink = await mailedToken(stranger);
    (await app.call(requestPasswordReset, { body: { email: stranger.email } })).value();
    const token = tokenIn((await mailsTo(app, stranger)).at(-1)?.text ?? '', 'reset-password');
    const newPassword = 'Moi7Hon-truoc';
    (await app.call(resetPassword, { body: { token, newPassword } })).value();
    expect((await stranger.call(readMe)).code).toBe('session_ended');
    expect((await app.call(login, { body: { email: stranger.email, password } })).code).toBe(
      'credentials_wrong',
    );
    const signedIn = await app.call(login, { body: { email: stranger.email, password: newPassword } });
    const owner = app.with({ token: String(signedIn.body.token) });
    expect((await owner.call(readMe)).value().emailVerified).toBe(true);
    expect((await owner.call(verifyEmail, { body: { token: strangersLink } })).code).toBe(
      'verification_link_invalid',
    );
  });

  test('drops by a new password the factors set up before the address was proved, and keeps those set up since', async () => {
    const person = await givenPerson(app);
    const resetBy = async (newPassword: string) => {
      (await app.call(requestPasswordReset, { body: { email: person.email } })).value();
      const mail = (await mailsTo(app, person)).findLast(({ text }) => text.includes('/reset-password#'));
      const token = tokenIn(mail?.text ?? '', 'reset-password');
      (await app.call(resetPassword, { body: { token, newPassword } })).value();
      return (await app.call(login, { body: { email: person.email, password: newPassword } })).body;
    };
    await givenTwoFactor(app, person);
    expect(await resetBy('Moi7Hon-truoc')).toHaveProperty('secondFactor');
    await app.database.sql('update users set email_verified_at = $2 where id = $1', [
      person.userId,
      app.clock.now(),
    ]);
    const late = await resetBy('Moi8Hon-truoc');
    expect(late).toHaveProperty('token');
  });

  test('finds out of the mail what to do when they did not register', async () => {
    const person = await givenPerson(app);
    const [mail] = await mailsTo(app, person);
    expect(mail?.subject).toBe('Xác nhận email cho tài khoản Họp Gọn');
    expect(mail?.text).toContain('60 phút');
    expect(mail?.text).toContain('http://127.0.0.1:3000/forgot-password');
  });
});

test('two who register an address at once bring it one mail', async () => {
  const email = 'hai.nguoi@congty.example';
  const body = { email, password, displayName: 'Hai' };
  await Promise.all([app.call(register, { body }), app.call(register, { body })]);
  const mails = await app.database.sql(
    'select from outbox_mails o join users u on u.id = o.user_id where u.email = $1',
    [email],
  );
  expect(mails).toHaveLength(1);
});
