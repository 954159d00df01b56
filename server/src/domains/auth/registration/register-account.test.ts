import { login, register, signInMethods } from '@hopgon/contract/auth/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionOf } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const body = { email: 'an@congty.example', password: 'Hk3vqz-9', displayName: 'Nguyễn Văn An' };

// Proves S3.002, S4.018, S7.001, S7.003, S7.004, S7.010, S7.015
test('a registered person may sign in and has no company', async () => {
  const registered = await app.call(register, { body });
  expect(registered.status).toBe(200);
  expect(registered.body).toEqual({ success: true, checkMailbox: false });

  const signedIn = await app.call(login, { body: { email: body.email, password: body.password } });
  expect(signedIn.headers['cache-control']).toBe('no-store');
  expect(Object.keys(signedIn.body).sort()).toEqual(
    ['expiresIn', 'refreshToken', 'sessionId', 'success', 'token'].sort(),
  );
  const tokens = sessionOf(signedIn.value());
  expect(tokens.expiresIn).toBe(15 * 60);

  const me = (await app.with({ token: tokens.token }).call(readMe)).value();
  expect(me).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: body.email,
    createdAt: app.clock.now().toISOString(),
    displayName: body.displayName,
    photoURL: null,
    department: 'Không',
    position: 'Không',
    currentCompany: null,
    companies: [],
    lastLogin: app.clock.now().toISOString(),
  });
});

// Proves S3.002
test('an address is one in any case and writing, and registers once', async () => {
  const again = await app.call(register, { body: { ...body, email: '  AN@CongTy.Example ' } });
  expect(again).toMatchObject(refusal('email_taken'));
});

test('of two who register an address at once, one succeeds', async () => {
  const both = await Promise.all(
    ['Một', 'Hai'].map((displayName) =>
      app.call(register, { body: { ...body, email: 'cung.luc@congty.example', displayName } }),
    ),
  );
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 409]);
});

test('a password is one in either writing of its marks', async () => {
  const email = 'dau@congty.example';
  const password = 'Đường số 5';
  await app.call(register, { body: { ...body, email, password: password.normalize('NFD') } });
  const reply = await app.call(login, { body: { email, password: password.normalize('NFC') } });
  expect(reply.status).toBe(200);
});

describe('is refused with the text of the document:', () => {
  // Proves S7.004
  // ASVS v5.0.0-6.2.4
  test.each<[string, Partial<typeof body>, string]>([
    ['no name', { displayName: '' }, 'Họ tên là bắt buộc'],
    ['blanks for a name', { displayName: '   ' }, 'Họ tên là bắt buộc'],
    ['a name of one letter', { displayName: ' A ' }, 'Họ tên phải có ít nhất 2 ký tự'],
    ['no address', { email: '' }, 'Email là bắt buộc'],
    ['what is no address', { email: 'an@congty' }, 'Email không hợp lệ'],
    ['no password', { password: '' }, 'Mật khẩu là bắt buộc'],
    ['a short password', { password: 'Ab1de' }, 'Mật khẩu phải có ít nhất 6 ký tự'],
    [
      'a password without capital',
      { password: 'hk3vqz' },
      'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số',
    ],
    ['a common password', { password: 'Password1' }, 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'],
    ['a password beyond bounds', { password: `Aa1${'x'.repeat(126)}` }, 'Mật khẩu tối đa 128 ký tự'],
    ['a password far beyond bounds', { password: `Aa1${'x'.repeat(5000)}` }, 'Mật khẩu tối đa 128 ký tự'],
  ])('%s', async (_, change, text) => {
    const reply = await app.call(register, { body: { ...body, email: 'moi@congty.example', ...change } });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ success: false, error: text, message: text });
  });
});

test('fields the contract does not name change nothing', async () => {
  const email = 'them@congty.example';
  await app.call(register, {
    body: { ...body, email, ...{ is_admin: true, awaits_confirmation: true, id: 'x' } },
  });
  expect((await app.call(login, { body: { email, password: body.password } })).status).toBe(200);
});

test('a network that registers without end has to wait', async () => {
  const from = { address: '203.0.113.50' };
  const taken = { body };
  for (let round = 0; round < 100; round += 1) {
    expect((await app.call(register, taken, from)).code).toBe('email_taken');
  }
  const refused = await app.call(register, taken, from);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect(refused.body.error).toBe('Bạn thử quá nhiều lần. Vui lòng thử lại sau 10 phút.');
});

describe('sign-in methods', () => {
  // Proves S7.013
  test('are listed for an account, and none for an unknown address', async () => {
    const from = { address: '203.0.113.60' };
    const known = await app.call(signInMethods, { body: { email: body.email } }, from);
    expect(known.body).toEqual({ success: true, methods: ['password'] });
    const unknown = await app.call(signInMethods, { body: { email: 'ai@congty.example' } }, from);
    expect(unknown.body).toEqual({ success: true, methods: [] });
  });

  // Proves S7.013
  test('are listed ten times a minute, and being refused does not hinder registering', async () => {
    const from = { address: '203.0.113.61' };
    const email = 'hoi.nhieu@congty.example';
    for (let round = 0; round < 10; round += 1) await app.call(signInMethods, { body: { email } }, from);
    const refused = await app.call(signInMethods, { body: { email } }, from);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toBe('Bạn thử quá nhiều lần. Vui lòng thử lại sau 1 phút.');
    expect((await app.call(register, { body: { ...body, email } }, from)).status).toBe(200);
  });
});

describe('with PASSWORD_POLICY=asvs', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ PASSWORD_POLICY: 'asvs' });
  });
  afterAll(() => strict.close());

  test.each<[string, number, string | undefined]>([
    ['Ab1defg', 422, 'Mật khẩu phải có ít nhất 8 ký tự'],
    ['mỗi sáng một ly cà phê', 200, undefined],
    ['password1', 422, 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'],
  ])('%j answers %i %s', async (password, status, error) => {
    const reply = await strict.call(register, { body: { ...body, password } });
    expect([reply.status, reply.body.error]).toEqual([status, error]);
  });
});
