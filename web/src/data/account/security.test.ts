import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure, failureText } from '../../lib/api/call-failure.ts';
import { session } from '../../lib/session/session.ts';
import { updatePassword } from './security.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const stored = { authToken: 't1', refreshToken: 'r1', sessionId: 's1', tokenExpiry: Date.now() + 900_000 };
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const sentBodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  session.start(stored, true);
});
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it worked');
    },
    (error: unknown) => error,
  );

test('a password is changed by the stored token, in the body', async () => {
  fetch.mockResolvedValueOnce(reply(200, { success: true }));
  await updatePassword('Cu1-xua', 'Moi2-hon');
  expect(sentBodies()).toEqual([{ idToken: 't1', currentPassword: 'Cu1-xua', newPassword: 'Moi2-hon' }]);
});

// Proves S8.007
test('without a stored token it is not even asked', async () => {
  session.end();
  const failure = await failureOf(updatePassword('Cu1-xua', 'Moi2-hon'));
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ message: 'Not authenticated' });
  expect(failureText(failure)).toBe('Bạn cần đăng nhập để tiếp tục.');
  expect(fetch).not.toHaveBeenCalled();
});

// Proves S8.006
test('a failure without words of the server’s has the documented ones', async () => {
  fetch.mockResolvedValueOnce(reply(502, {}));
  const failure = await failureOf(updatePassword('Cu1-xua', 'Moi2-hon'));
  expect(failure).toMatchObject({ message: 'Failed to change password' });
  expect(failureText(failure)).toBe('Không thể đổi mật khẩu. Vui lòng thử lại.');
});

test('a token that ran out is renewed, and the change repeated once', async () => {
  fetch
    .mockResolvedValueOnce(reply(401, { success: false, code: 'session_ended', error: 'Hết phiên' }))
    .mockResolvedValueOnce(reply(200, { success: true, token: 't2', refreshToken: 'r2', expiresIn: 900 }))
    .mockResolvedValueOnce(reply(200, { success: true }));
  await updatePassword('Cu1-xua', 'Moi2-hon');
  expect(sentBodies().map(({ idToken }) => idToken)).toEqual(['t1', undefined, 't2']);
});
