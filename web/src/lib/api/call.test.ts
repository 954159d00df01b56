import { login } from '@hopgon/contract/auth/routes';
import { sendChatMessage } from '@hopgon/contract/chat/routes';
import {
  createCompany,
  listMembers,
  removeMember,
  updateMemberRole,
} from '@hopgon/contract/companies/routes';
import { voteAsGuest } from '@hopgon/contract/scheduling/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCompany } from '../session/current-company.ts';
import { session } from '../session/session.ts';
import { call } from './call.ts';
import { CallFailure, failureText } from './call-failure.ts';

const userId = '0190a000-0000-7000-8000-000000000001';
const stored = { authToken: 't1', refreshToken: 'r1', sessionId: 's', tokenExpiry: Date.now() + 900_000 };
const fetch = vi.fn<typeof globalThis.fetch>();

const reply = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const sent = (time = 0) => {
  const [url, init] = fetch.mock.calls[time] ?? [];
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
};

async function failureOf(work: Promise<unknown>): Promise<CallFailure> {
  const error = await work.then(
    () => null,
    (problem: unknown) => problem,
  );
  if (!(error instanceof CallFailure)) throw new Error('the call did not fail as a call');
  return error;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie: '' });
  fetch.mockReset();
  session.start(stored, true);
  currentCompany.choose('c1');
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  // Proves S7.002, S7.044
  test('fills the path, names person and company, and gives what data holds', async () => {
    fetch.mockResolvedValueOnce(reply(200, { success: true, data: { kept: 1 } }));
    const input = { params: { userId }, body: { role: 'admin' as const } };
    await expect(call(updateMemberRole, input)).resolves.toEqual({ kept: 1 });
    expect(sent().url).toBe(`/api/v1/members/${userId}/role`);
    expect(sent().method).toBe('PUT');
    expect(sent().body).toBe('{"role":"admin"}');
    expect(sent().headers.get('authorization')).toBe('Bearer t1');
    expect(sent().headers.get('x-company')).toBe('c1');
  });

  test('leaves out query values that are not there', async () => {
    fetch.mockResolvedValueOnce(reply(200, { success: true, data: {} }));
    await call(listMembers, { query: { query: 'hợp', limit: 5, cursor: undefined } });
    expect(sent().url).toBe('/api/v1/members?query=h%E1%BB%A3p&limit=5');
  });

  test('of a public route shows no token and reads the fields beside success', async () => {
    fetch.mockResolvedValueOnce(reply(200, { success: true, token: 'x', expiresIn: 900 }));
    const tokens = await call(login, { body: { email: 'a@b.vn', password: 'Abc123' } });
    expect(tokens).toEqual({ token: 'x', expiresIn: 900 });
    expect(sent().headers.has('authorization')).toBe(false);
  });

  test('carries the key of its submit', async () => {
    fetch.mockResolvedValueOnce(reply(200, { success: true, data: { companyId: userId } }));
    await call(createCompany, { body: { name: 'Gỗ Vân', timeZone: 'UTC' } }, { idempotencyKey: 'k' });
    expect(sent().headers.get('idempotency-key')).toBe('k');
  });
});

describe('a token that is over', () => {
  const ended = () => reply(401, { success: false, code: 'session_ended', error: 'Hết phiên' });
  const renewed = () => reply(200, { success: true, token: 't2', refreshToken: 'r2', expiresIn: 900 });

  test('the tokens are renewed once and the call repeated', async () => {
    fetch.mockResolvedValueOnce(ended()).mockResolvedValueOnce(renewed());
    fetch.mockResolvedValueOnce(reply(200, { success: true, data: { id: userId } }));
    await expect(call(readMe, {})).resolves.toEqual({ id: userId });
    expect(sent(1).url).toBe('/api/auth/refresh-token');
    expect(sent(2).headers.get('authorization')).toBe('Bearer t2');
    expect(session.get()).toMatchObject({ authToken: 't2', refreshToken: 'r2', sessionId: 's' });
  });

  test('one known to be over is renewed before anything is asked', async () => {
    session.start({ ...stored, tokenExpiry: Date.now() }, true);
    fetch.mockResolvedValueOnce(renewed());
    fetch.mockResolvedValueOnce(reply(200, { success: true, data: { id: userId } }));
    await expect(call(readMe, {})).resolves.toEqual({ id: userId });
    expect([sent().url, sent(1).url]).toEqual(['/api/auth/refresh-token', '/api/v1/me']);
    expect(sent(1).headers.get('authorization')).toBe('Bearer t2');
  });

  test('a refused renewal ends the session', async () => {
    fetch.mockResolvedValueOnce(ended());
    fetch.mockResolvedValueOnce(reply(401, { success: false, code: 'refresh_refused', error: 'Hết phiên' }));
    const failure = await failureOf(call(readMe, {}));
    expect(failure.code).toBe('session_ended');
    expect(session.get()).toBeNull();
  });

  test.each([
    ['a lost network', () => Promise.reject(new TypeError('network'))],
    ['a broken server', () => Promise.resolve(reply(502, 'Bad gateway'))],
    ['a crowded server', () => Promise.resolve(reply(429, { success: false, code: 'too_many_requests' }))],
    ["a proxy's own page", () => Promise.resolve(reply(403, 'Forbidden'))],
  ])('%s keeps the session', async (_, answer) => {
    fetch.mockResolvedValueOnce(ended()).mockImplementationOnce(answer);
    await failureOf(call(readMe, {}));
    expect(session.get()).toEqual(stored);
  });
});

describe('a failure', () => {
  // Proves S7.064, S8.001
  test('carries what the server said, its code and how long to wait', async () => {
    const body = { success: false, code: 'too_many_requests', error: 'Thử lại sau 3 phút.' };
    fetch.mockResolvedValueOnce(reply(429, body, { 'retry-after': '180' }));
    const failure = await failureOf(call(login, { body: { email: 'a@b.vn', password: 'x' } }));
    expect(failure).toMatchObject({ message: body.error, code: body.code, status: 429, retryAfter: 180 });
    expect(failureText(failure, 'Đã xảy ra lỗi.')).toBe(body.error);
  });

  test.each([
    ['login', () => call(login, { body: { email: 'a@b.vn', password: 'x' } }), 'Login failed'],
    ['members', () => call(listMembers, {}), 'Failed to get company members'],
    ['removal', () => call(removeMember, { params: { userId } }), 'Failed to remove member from company'],
  ])(
    'of %s without words has the documented English ones, which no screen shows',
    async (_, work, message) => {
      fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
      const failure = await failureOf(work());
      expect(failure.message).toBe(message);
      expect(failureText(failure)).toMatch(/[ạảãàáâậầấẩẫăắằặẳẵđêềếểễệôốồổỗộơớờởỡợưứừửữự]/);
      expect(failureText(failure, 'Của trang này')).toBe('Của trang này');
    },
  );

  // Proves S7.064
  test('of a call without a documented text has the status text, else the last resort', async () => {
    const send = () => call(sendChatMessage, { body: { message: 'a', session_id: userId } });
    fetch.mockResolvedValueOnce(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect((await failureOf(send())).message).toBe('Bad Gateway');
    fetch.mockResolvedValueOnce(new Response('', { status: 502 }));
    expect((await failureOf(send())).message).toBe('An unknown error occurred');
    fetch.mockResolvedValueOnce(reply(500, { success: false, message: 'Từ máy chủ' }));
    expect((await failureOf(send())).message).toBe('Từ máy chủ');
  });

  test('without any answer has status 0', async () => {
    fetch.mockRejectedValueOnce(new TypeError('network'));
    const failure = await failureOf(call(login, { body: { email: 'a@b.vn', password: 'x' } }));
    expect(failure.status).toBe(0);
    expect(failureText(failure)).toBe('Đã xảy ra lỗi. Vui lòng thử lại.');
  });

  test.each([
    ['a change of a member', () => call(removeMember, { params: { userId } }), true],
    ['the answer of a guest', () => call(voteAsGuest, { body: { token: 'a', votes: [] } }), true],
    ['a read', () => call(listMembers, {}), false],
    ['signing in', () => call(login, { body: { email: 'a@b.vn', password: 'x' } }), false],
  ])('without a network says of %s whether something was not saved', async (_, work, isChange) => {
    vi.stubGlobal('navigator', { onLine: false });
    fetch.mockRejectedValueOnce(new TypeError('network'));
    const text = failureText(await failureOf(work()), 'Của trang này');
    expect(text).toBe(isChange ? 'Mất kết nối mạng, thay đổi chưa được lưu' : 'Của trang này');
  });

  test('whose answer was lost does not say that nothing was saved', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    fetch.mockImplementationOnce(() => {
      vi.stubGlobal('navigator', { onLine: false });
      return Promise.reject(new TypeError('network'));
    });
    const failure = await failureOf(call(removeMember, { params: { userId } }));
    expect(failureText(failure, 'Không thể xóa thành viên.')).toBe('Không thể xóa thành viên.');
  });

  test('is none of ours when the caller gave up', async () => {
    const stop = new AbortController();
    stop.abort();
    fetch.mockRejectedValueOnce(stop.signal.reason);
    await expect(call(readMe, {}, { signal: stop.signal })).rejects.toBe(stop.signal.reason);
  });
});
