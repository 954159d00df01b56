import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailure, failureText } from '../../lib/api/call-failure.ts';
import { refresh } from '../../lib/session/refresh.ts';
import { session } from '../../lib/session/session.ts';
import { createAccount, requestPasswordReset, setNewPassword, signIn, signOut } from './auth.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const tokens = { token: 't1', refreshToken: 'r1', sessionId: 's1', expiresIn: 900 };
const credentials = { email: 'an@govan.vn', password: 'Ruộng3bậc' };
const sent = () => {
  const [url, init] = fetch.mock.calls.at(-1) ?? [];
  return { url, body: JSON.parse(String(init?.body)) };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie: '' });
  fetch.mockReset();
  session.end();
});
afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  // Proves S7.030
  test('is true to its word: the session has begun', async () => {
    fetch.mockResolvedValueOnce(reply(200, { success: true, ...tokens }));
    await expect(signIn(credentials, true)).resolves.toBeNull();
    expect(session.get()).toMatchObject({ authToken: 't1', refreshToken: 'r1', sessionId: 's1' });
    expect(sent()).toEqual({ url: '/api/auth/login', body: { ...credentials, remember: true } });
  });

  // Proves S7.030
  test('is false: it rejects, and no session has begun', async () => {
    fetch.mockResolvedValueOnce(reply(401, { success: false, code: 'credentials_wrong', error: 'Sai' }));
    await expect(signIn(credentials, true)).rejects.toThrow('Sai');
    expect(session.get()).toBeNull();
  });

  // Proves S8.009
  test('by a reply that carries no session has failed', async () => {
    fetch.mockResolvedValueOnce(reply(200, { success: true }));
    const failure = await signIn(credentials, true).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'Failed to authenticate with Firebase' });
    expect(failureText(failure)).toBe('Đăng nhập không thành công. Vui lòng thử lại.');
    expect(session.get()).toBeNull();
  });
});

// Proves S7.031
test('a new password is asked for by the address alone', async () => {
  fetch.mockResolvedValueOnce(reply(200, { success: true }));
  await requestPasswordReset('an@govan.vn');
  expect(sent()).toEqual({ url: '/api/auth/forgot-password', body: { email: 'an@govan.vn' } });
});

describe('without words of the server', () => {
  const account = { ...credentials, displayName: 'An' };
  const stored = { authToken: 't1', refreshToken: 'r1', sessionId: 's1', tokenExpiry: Date.now() + 900_000 };

  // Proves S8.002, S8.003, S8.005
  test.each<[string, () => Promise<unknown>, string]>([
    ['signing in', () => signIn(credentials, true), 'Login failed'],
    ['registering', () => createAccount(account), 'Registration failed'],
    ['asking for a new password', () => requestPasswordReset('an@govan.vn'), 'Failed to send reset email'],
  ])('%s fails with the documented text, which no screen shows', async (_, work, message) => {
    fetch.mockResolvedValueOnce(reply(500, { success: false }));
    const failure = await work().catch((error: unknown) => error);
    expect(failure).toMatchObject({ message });
    expect(failureText(failure)).not.toBe(message);
  });

  // Proves S8.004
  test('renewing the tokens fails with its own, and keeps the session', async () => {
    session.start(stored, true);
    fetch.mockResolvedValueOnce(reply(500, { success: false }));
    await expect(refresh(stored)).rejects.toThrow('Token refresh failed');
    expect(session.get()).toEqual(stored);
  });

  // Proves S8.008
  test('renewing them without any fails before anybody is asked', async () => {
    await expect(refresh(stored)).rejects.toThrow('No refresh token available');
    expect(fetch).not.toHaveBeenCalled();
  });
});

// Proves S4.020
test.each([
  ['never reaches the server', () => Promise.reject(new TypeError('network'))],
  ['the server refuses', () => Promise.resolve(reply(500, { success: false }))],
])('signing out that %s ends the session here and is only logged', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  session.start(
    { authToken: 't1', refreshToken: 'r1', sessionId: 's1', tokenExpiry: Date.now() + 900_000 },
    true,
  );
  fetch.mockImplementationOnce(answer);
  await expect(signOut()).resolves.toBe(undefined);
  expect(session.get()).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'The server did not record the sign-out.',
    expect.any(CallFailure),
  );
});

test('signing out after the access token is over ends the session on the server, by a token of its own', async () => {
  session.start({ authToken: 't1', refreshToken: 'r1', sessionId: 's1', tokenExpiry: Date.now() - 1 }, true);
  fetch
    .mockResolvedValueOnce(reply(200, { success: true, token: 't2', refreshToken: 'r2', expiresIn: 900 }))
    .mockResolvedValueOnce(reply(200, { success: true }));
  await signOut();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/auth/refresh-token', '/api/auth/logout']);
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer t2');
  expect(session.get()).toBeNull();
});

describe('a new password by the link of a mail', () => {
  const stored = { authToken: 't1', refreshToken: 'r1', sessionId: 's1', tokenExpiry: Date.now() + 900_000 };

  test('ends the session here as the server does, and forgets nothing that was typed', async () => {
    session.start(stored, true);
    fetch
      .mockResolvedValueOnce(reply(200, { success: true }))
      .mockResolvedValueOnce(
        reply(401, { success: false, code: 'refresh_refused', error: '', details: { reason: 'password' } }),
      );
    await setNewPassword('x', credentials.password);
    expect(session.get()).toBeNull();
    expect(session.wasLeft()).toBe(false);
    expect(session.endReason()).toBe('password');
  });

  test('leaves somebody else signed in', async () => {
    session.start(stored, true);
    fetch
      .mockResolvedValueOnce(reply(200, { success: true }))
      .mockResolvedValueOnce(reply(200, { success: true, ...tokens, token: 't2', refreshToken: 'r2' }));
    await setNewPassword('x', credentials.password);
    expect(session.get()).toMatchObject({ authToken: 't2', sessionId: 's1' });
  });
});
