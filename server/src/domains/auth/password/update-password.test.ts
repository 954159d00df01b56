import { setTimeout } from 'node:timers/promises';
import {
  login,
  refreshToken,
  requestPasswordReset,
  resetPassword,
  updatePassword,
} from '@hopgon/contract/auth/routes';
import type { Admission } from '@hopgon/contract/auth/schemas';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession, type Person, password, sessionOf } from '../../../testing/given.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newPassword = 'Moi7Hon-truoc';
const wrong = 'Sai9Mat-khau';
const change = (idToken: string, currentPassword = password, next = newPassword) =>
  app.call(updatePassword, { body: { idToken, currentPassword, newPassword: next } });
const canSignIn = async (email: string, typed: string, address = '10.7.7.7') =>
  (await app.call(login, { body: { email, password: typed } }, { address })).status === 200;
const isAlive = async (person: Pick<Person, 'call'>) => (await person.call(readMe)).status === 200;

/** Behind the one of the registration. */
const mailsBehindFirst = async (person: Pick<Person, 'userId'>) => (await mailsTo(app, person)).slice(1);

describe('changing the password', () => {
  // Proves S7.008
  // ASVS v5.0.0-6.2.2, v5.0.0-7.4.3
  test('ends every other session and lets only the new password in', async () => {
    const person = await givenPerson(app);
    const other = await givenSession(app, person);
    expect((await change(person.token)).body).toEqual({ success: true });
    expect(await isAlive(person)).toBe(true);
    expect(await isAlive(other)).toBe(false);
    const refreshed = await app.call(refreshToken, { body: { refreshToken: other.refreshToken } });
    expect(refreshed.code).toBe('refresh_refused');
    expect(await canSignIn(person.email, password)).toBe(false);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
    expect((await mailsBehindFirst(person)).map((mail) => mail.subject)).toEqual([
      'Mật khẩu Họp Gọn của bạn vừa được đổi',
    ]);
  });

  test('opens no session for who signs in with the old one meanwhile', async () => {
    const person = await givenPerson(app);
    const meanwhile: Promise<{ status: number; value(): Admission }>[] = [];
    let isChanged = false;
    const changing = change(person.token).finally(() => {
      isChanged = true;
    });
    for (let round = 0; !isChanged; round += 1) {
      meanwhile.push(
        app.call(login, { body: { email: person.email, password } }, { address: `10.8.0.${round % 250}` }),
      );
      await setTimeout(4);
    }
    expect((await changing).status).toBe(200);
    const opened = (await Promise.all(meanwhile)).filter(({ status }) => status === 200);
    for (const { token } of opened.map((reply) => sessionOf(reply.value())))
      expect((await app.with({ token, address: '10.8.1.1' }).call(readMe)).status).toBe(401);
  });

  // Proves S7.008
  // ASVS v5.0.0-6.2.3
  test('needs the current one, whose wrong tries are counted for the session', async () => {
    const person = await givenPerson(app);
    const refused = await change(person.token, wrong);
    expect(refused).toMatchObject(refusal('password_wrong'));
    expect(refused.body.error).toBe('Mật khẩu hiện tại không đúng');
    for (let round = 0; round < 9; round += 1) await change(person.token, wrong);
    expect((await change(person.token)).status).toBe(429);
    expect(await canSignIn(person.email, password)).toBe(true);
    app.clock.advance(minutes(1));
    expect((await change(person.token)).status).toBe(200);
  });

  test.each([
    ['Ab1de', 'Mật khẩu phải có ít nhất 6 ký tự'],
    ['Password1', 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'],
  ])('to %s is refused', async (next, text) => {
    const { token } = await givenPerson(app);
    expect((await change(token, password, next)).body.error).toBe(text);
  });

  test('needs a living session of ours', async () => {
    const person = await givenPerson(app);
    expect(await change('x')).toMatchObject(refusal('not_signed_in'));
    expect(await change(person.refreshToken)).toMatchObject(refusal('not_signed_in'));
    app.clock.advance(minutes(15));
    expect(await change(person.token)).toMatchObject(refusal('session_ended'));
  });
});

const forgot = (email: string, address = '10.6.6.6') =>
  app.call(requestPasswordReset, { body: { email } }, { address });
const reset = (token: string, next = newPassword) =>
  app.call(resetPassword, { body: { token, newPassword: next } }, { address: '10.6.6.6' });

async function tokenMailedTo(person: Person): Promise<string> {
  await forgot(person.email);
  const text = (await mailsBehindFirst(person)).at(-1)?.text ?? '';
  return /http:\/\/127\.0\.0\.1:3000\/reset-password#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('a forgotten password', () => {
  // Proves S7.007
  test('is answered alike for known and unknown addresses, in bytes and time', async () => {
    const { email } = await givenPerson(app);
    const ask = async (address: string) => {
      const start = performance.now();
      const { status, body, headers } = await forgot(address);
      return { took: performance.now() - start, answer: { status, body, headers: { ...headers, date: '' } } };
    };
    const [known, unknown] = [await ask(email), await ask('khong.ai@congty.example')];
    expect(known.answer.body).toEqual({ success: true });
    expect(unknown.answer).toEqual(known.answer);
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(240);
  });

  test('is mailed to the person although strangers asked for all an address gets', async () => {
    const person = await givenPerson(app);
    const { email } = person;
    const strangers = Array.from({ length: 10 }, (_, place) => `198.51.100.${place}`);
    const replies = await Promise.all(strangers.map((address) => forgot(email, address)));
    expect(replies.map(({ status }) => status)).toEqual(strangers.map(() => 200));
    expect((await forgot(email, '198.51.100.99')).status).toBe(429);
    const { network } = (
      await app.database.sql<{ network: string }>('select network from sessions where user_id = $1', [
        person.userId,
      ])
    )[0] ?? { network: '' };
    expect((await forgot(email, network)).status).toBe(200);
    expect(await mailsBehindFirst(person)).toHaveLength(11);
  });

  test('is set again by the link of the mail; every session ends', async () => {
    const person = await givenPerson(app);
    const token = await tokenMailedTo(person);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await reset(token)).body).toEqual({ success: true });
    expect(await isAlive(person)).toBe(false);
    expect(await canSignIn(person.email, password)).toBe(false);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
  });

  test('of an account that has none yet is its first one', async () => {
    const person = await givenPerson(app);
    await app.database.sql('delete from credentials where user_id = $1', [person.userId]);
    expect(await change(person.token, '-')).toMatchObject(refusal('password_wrong'));
    expect((await reset(await tokenMailedTo(person))).body).toEqual({ success: true });
    expect(await canSignIn(person.email, newPassword)).toBe(true);
  });

  test('is stored as a hash alone', async () => {
    const person = await givenPerson(app);
    const token = await tokenMailedTo(person);
    const [row] = await app.database.sql('select r::text as text from password_resets r where user_id = $1', [
      person.userId,
    ]);
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  // ASVS v5.0.0-6.4.1
  test('has a link that works once', async () => {
    const person = await givenPerson(app);
    const token = await tokenMailedTo(person);
    await reset(token);
    expect(await reset(token)).toMatchObject(refusal('reset_token_invalid'));
  });

  test('has a link that works once also when it is sent twice at a time', async () => {
    const person = await givenPerson(app);
    const token = await tokenMailedTo(person);
    const both = await Promise.all([reset(token), reset(token, 'Khac8Nua-roi')]);
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 410]);
  });

  // ASVS v5.0.0-6.4.1
  test('has a link for thirty minutes', async () => {
    const person = await givenPerson(app);
    const token = await tokenMailedTo(person);
    app.clock.advance(minutes(30));
    const late = await reset(token);
    expect(late).toMatchObject(refusal('reset_token_invalid'));
    expect(late.body.error).toBe('Liên kết đặt lại mật khẩu đã dùng hoặc đã hết hạn.');
  });

  test('keeps its link when the new password is refused, and loses it when the password is changed', async () => {
    const person = await givenPerson(app);
    const token = await tokenMailedTo(person);
    expect((await reset(token, 'Ab1de')).code).toBe('password_too_short');
    await change(person.token);
    expect((await reset(token, 'Khac8Nua-roi')).code).toBe('reset_token_invalid');
  });

  // Proves S7.007
  test('is mailed three times an hour to who asks from one network', async () => {
    const { email } = await givenPerson(app);
    for (const address of [email, 'khong.ai2@congty.example']) {
      for (let round = 0; round < 3; round += 1) {
        expect((await forgot(address, '10.5.5.9')).status).toBe(200);
      }
      const refused = await forgot(address, '10.5.5.9');
      expect(refused.status).toBe(429);
      expect(refused.body.error).toBe('Bạn thử quá nhiều lần. Vui lòng thử lại sau 60 phút.');
    }
    app.clock.advance(hours(1));
    expect((await forgot(email)).status).toBe(200);
  });

  test('lets a person in who had tried too often from the same network', async () => {
    const person = await givenPerson(app);
    for (let round = 0; round < 11; round += 1) await canSignIn(person.email, wrong, '10.6.6.6');
    await reset(await tokenMailedTo(person));
    expect(await canSignIn(person.email, newPassword, '10.6.6.6')).toBe(true);
  });

  test.each(['x', 'A'.repeat(43)])('is not set by the token %s', async (token) => {
    expect(await reset(token)).toMatchObject(refusal('reset_token_invalid'));
  });
});
