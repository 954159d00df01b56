import {
  completeRegistration,
  login,
  register,
  requestPasswordReset,
  signInMethods,
} from '@hopgon/contract/auth/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { mailsToAddress } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ AUTH_ENUMERATION: 'strict' });
});
afterAll(() => app.close());

const password = 'Hk3vqz-9';
let people = 0;
const newEmail = () => {
  people += 1;
  return `nguoi${people}@congty.example`;
};

const registerAs = (email: string, typed = password, displayName = 'Nguyễn Văn An') =>
  app.call(register, { body: { email, password: typed, displayName } });
const confirm = (token: string, typed = password) =>
  app.call(completeRegistration, { body: { token, password: typed } });
const signIn = (email: string, typed = password) => app.call(login, { body: { email, password: typed } });

async function mailedToken(email: string): Promise<string> {
  const text = (await mailsToAddress(app, email)).at(-1)?.text ?? '';
  return decodeURIComponent(/\/complete-registration#token=([\w%.-]+)/.exec(text)?.[1] ?? '');
}

test('an account opens by the link of the mail, which signs in', async () => {
  const email = newEmail();
  const registered = await registerAs(email);
  expect(registered.body).toEqual({ success: true, checkMailbox: true });
  expect(await signIn(email)).toMatchObject(refusal('credentials_wrong'));
  const [mail] = await mailsToAddress(app, email);
  expect(mail?.subject).toBe('Hoàn tất đăng ký Họp Gọn');
  const tokens = (await confirm(await mailedToken(email))).value();
  const me = (await app.with({ token: tokens.token }).call(readMe)).value();
  expect(me).toMatchObject({ email, emailVerified: true });
  expect((await signIn(email)).status).toBe(200);
});

test('known and unknown addresses are answered alike, and none sooner', async () => {
  const known = newEmail();
  await registerAs(known);
  await confirm(await mailedToken(known));
  const ask = async (email: string) => {
    const start = performance.now();
    const { status, body, headers } = await registerAs(email, 'Khac8Nua-roi', 'Kẻ Lạ');
    expect(performance.now() - start).toBeGreaterThan(390);
    return { status, body, headers: { ...headers, date: '' } };
  };
  expect(await ask(known)).toEqual(await ask(newEmail()));
  const hint = (await mailsToAddress(app, known)).at(-1);
  expect(hint?.subject).toBe('Bạn đã có tài khoản Họp Gọn');
  expect(hint?.text).not.toContain('token');
  expect((await signIn(known)).status).toBe(200);
  expect((await signIn(known, 'Khac8Nua-roi')).status).toBe(401);
});

test('a link works once and for an hour', async () => {
  const email = newEmail();
  await registerAs(email);
  const token = await mailedToken(email);
  app.clock.advance(minutes(60));
  expect(await confirm(token)).toMatchObject(refusal('registration_link_invalid'));
  await registerAs(email);
  const fresh = await mailedToken(email);
  expect((await confirm(fresh)).status).toBe(200);
  const again = await confirm(fresh);
  expect(again.body.error).toBe('Liên kết này đã dùng hoặc đã hết hạn. Hãy đăng nhập hoặc đăng ký lại.');
});

test('the link opens nothing for the owner of an address a stranger registered with', async () => {
  const email = newEmail();
  await registerAs(email, 'Khac8Nua-roi', 'Kẻ Lạ');
  const token = await mailedToken(email);
  expect(await confirm(token)).toMatchObject(refusal('registration_password_wrong'));
  expect((await signIn(email, 'Khac8Nua-roi')).code).toBe('credentials_wrong');
  // The owner registers themselves, and the stranger's password is gone.
  app.clock.advance(1000);
  await registerAs(email);
  expect((await confirm(await mailedToken(email))).status).toBe(200);
  expect((await signIn(email, 'Khac8Nua-roi')).code).toBe('credentials_wrong');
});

test('the bearer of the link tries ten passwords', async () => {
  const email = newEmail();
  await registerAs(email);
  const token = await mailedToken(email);
  for (let round = 0; round < 10; round += 1) await confirm(token, 'Sai9Mat-khau');
  expect(await confirm(token)).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('who registers again gets another link, and only the newest works', async () => {
  const email = newEmail();
  await registerAs(email);
  const first = await mailedToken(email);
  app.clock.advance(1000);
  await registerAs(email, 'Khac8Nua-roi', 'Nguyễn Văn Ân');
  expect((await confirm(first)).code).toBe('registration_link_invalid');
  const tokens = (await confirm(await mailedToken(email), 'Khac8Nua-roi')).value();
  const me = (await app.with({ token: tokens.token }).call(readMe)).value();
  expect(me.displayName).toBe('Nguyễn Văn Ân');
  expect((await signIn(email, 'Khac8Nua-roi')).status).toBe(200);
  expect((await signIn(email)).status).toBe(401);
});

// Proves S5.015
test('sign-in methods are never revealed', async () => {
  const email = newEmail();
  await registerAs(email);
  await confirm(await mailedToken(email));
  const reply = await app.call(signInMethods, { body: { email } });
  expect(reply.body).toEqual({ success: true, methods: [] });
});

test('an account nobody opened gets no link to a new password', async () => {
  const email = newEmail();
  await registerAs(email);
  const before = (await mailsToAddress(app, email)).length;
  expect((await app.call(requestPasswordReset, { body: { email } })).body).toEqual({ success: true });
  expect(await mailsToAddress(app, email)).toHaveLength(before);
});

test.each(['x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.1.${'A'.repeat(43)}`])(
  'the token %s opens nothing',
  async (token) => {
    expect(await confirm(token)).toMatchObject(refusal('registration_link_invalid'));
  },
);

test('three mails of registration an hour go to an address, known or not', async () => {
  const email = newEmail();
  for (let round = 0; round < 3; round += 1) expect((await registerAs(email)).status).toBe(200);
  expect((await registerAs(email)).status).toBe(429);
});
