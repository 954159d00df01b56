import { login, logout } from '@hopgon/contract/auth/routes';
import { listMembers } from '@hopgon/contract/companies/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { days, hours, minutes } from '../../../testing/fake-clock.ts';
import {
  givenCompany,
  givenPerson,
  givenSession,
  type Person,
  password,
  sessionOf,
} from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const wrong = 'Sai9Mat-khau';
const tryLogin = (email: string, typed: string, address = '198.51.100.1') =>
  app.call(login, { body: { email, password: typed } }, { address });

/** A stream of the person's session; answers whether it was ended. */
function listen({ userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>): () => boolean {
  let ended = false;
  app.world.hub.subscribe({
    userId,
    sessionId,
    companyIds: new Set(),
    wake: () => undefined,
    end: () => {
      ended = true;
    },
  });
  return () => ended;
}

describe('a wrong password and an unknown address', () => {
  // Proves S7.003, S8.042
  test('are answered alike, to the byte', async () => {
    const { email } = await givenPerson(app);
    const [known, unknown] = [await tryLogin(email, wrong), await tryLogin('khong.ai@congty.example', wrong)];
    expect(known).toMatchObject(refusal('credentials_wrong'));
    expect(known.body.error).toBe('Email hoặc mật khẩu không đúng');
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    const named = (headers: Readonly<Record<string, unknown>>) => ({ ...headers, date: '' });
    expect(named(unknown.headers)).toEqual(named(known.headers));
  });

  test('take about as long', async () => {
    const { email } = await givenPerson(app);
    const medianOf = async (address: string, network: string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const start = performance.now();
        await tryLogin(address, wrong, network);
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[3] ?? 0;
    };
    const known = await medianOf(email, '198.51.100.2');
    const unknown = await medianOf('khong.ai@congty.example', '198.51.100.3');
    // Without the decoy an unknown address would be answered some twenty times as fast.
    expect(unknown).toBeGreaterThan(known / 3);
  });

  // Proves S7.003, S8.042
  test('wait alike after ten', async () => {
    const { email } = await givenPerson(app);
    for (const [address, network] of [
      [email, '198.51.100.4'],
      ['khong.ai@congty.example', '198.51.100.5'],
    ] as const) {
      for (let round = 0; round < 10; round += 1) await tryLogin(address, wrong, network);
      const refused = await tryLogin(address, password, network);
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.body.error).toBe('Bạn thử quá nhiều lần. Vui lòng thử lại sau 1 phút.');
    }
    app.clock.advance(minutes(1));
    expect((await tryLogin(email, password, '198.51.100.4')).status).toBe(200);
  });
});

test('many wrong passwords at once are no way round the limit', async () => {
  const { email } = await givenPerson(app);
  const replies = await Promise.all(Array.from({ length: 30 }, () => tryLogin(email, wrong, '198.51.100.6')));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(20);
});

test('a flooded network keeps nobody out who signed in from there within thirty days', async () => {
  const address = '198.51.100.7';
  const { email, displayName } = await givenPerson(app);
  await givenSession(app, { email, displayName, address });
  for (let round = 0; round < 100; round += 1) {
    await app.world.limiter.count(
      { most: 100, window: minutes(15), firstWait: minutes(1) },
      `auth/password/${address}`,
    );
  }
  const stranger = await givenPerson(app);
  expect((await tryLogin(stranger.email, password, address)).status).toBe(429);
  expect((await tryLogin(email, password, address)).status).toBe(200);
});

test('a refused attempt is logged', async () => {
  const warned = vi.spyOn(app.world.log, 'warn');
  for (let round = 0; round < 11; round += 1) await tryLogin('ai@congty.example', wrong, '198.51.100.9');
  const last = warned.mock.calls.at(-1)?.[0];
  warned.mockRestore();
  expect(last).toEqual({ event: 'limit-reached', limit: 'sign-in', address: '198.51.100.9' });
});

// ASVS v5.0.0-16.3.1
test('what happens is logged, and no secret with it', async () => {
  const { email } = await givenPerson(app);
  const written = [vi.spyOn(app.world.log, 'info'), vi.spyOn(app.world.log, 'warn')];
  await tryLogin(email, wrong, '198.51.100.8');
  const { token, refreshToken } = sessionOf((await tryLogin(email, password, '198.51.100.8')).value());
  const lines = JSON.stringify(written.flatMap((spy) => spy.mock.calls));
  for (const spy of written) spy.mockRestore();
  expect(lines).toContain('"event":"sign-in-refused"');
  expect(lines).toContain('"event":"signed-in"');
  expect(lines).toContain('198.51.100.8');
  for (const secret of [password, wrong, token, refreshToken]) expect(lines).not.toContain(secret);
});

describe('signing out', () => {
  // Proves S4.019, S7.009, S7.012, S7.014
  // ASVS v5.0.0-7.4.1
  test('ends the session with the next call, and its streams', async () => {
    const person = await givenPerson(app);
    const other = await givenSession(app, person);
    const [ended, otherEnded] = [listen(person), listen(other)];
    expect((await person.call(logout, { body: { sessionId: person.sessionId } })).body).toEqual({
      success: true,
    });
    expect(await person.call(readMe)).toMatchObject(refusal('session_ended'));
    expect(ended()).toBe(true);
    expect(otherEnded()).toBe(false);
    expect((await other.call(readMe)).status).toBe(200);
  });

  // Proves S7.009, S7.012
  test('ends another session of the bearer, and none of anyone else', async () => {
    const person = await givenPerson(app);
    const stranger = await givenPerson(app);
    const other = await givenSession(app, person);
    const strangerEnded = listen(stranger);
    for (const sessionId of [other.sessionId, stranger.sessionId, app.world.newId()]) {
      expect((await person.call(logout, { body: { sessionId } })).body).toEqual({ success: true });
    }
    expect((await other.call(readMe)).code).toBe('session_ended');
    expect((await stranger.call(readMe)).status).toBe(200);
    expect(strangerEnded()).toBe(false);
    expect((await person.call(readMe)).status).toBe(200);
  });
});

describe('a session', () => {
  test('counts for company routes only while it lives', async () => {
    const { owner } = await givenCompany(app);
    expect((await owner.call(listMembers, {})).status).toBe(200);
    await owner.call(logout, { body: { sessionId: owner.sessionId } });
    expect(await owner.call(listMembers, {})).toMatchObject(refusal('session_ended'));
  });

  test('answers for fifteen minutes by one access token', async () => {
    const person = await givenPerson(app);
    app.clock.advance(minutes(15) - 1000);
    expect((await person.call(readMe)).status).toBe(200);
    app.clock.advance(1000);
    expect(await person.call(readMe)).toMatchObject(refusal('session_ended'));
  });

  // ASVS v5.0.0-7.1.2
  test('beyond the fiftieth ends the oldest', async () => {
    const person = await givenPerson(app);
    const ended = listen(person);
    const second = await givenSession(app, person);
    for (let round = 0; round < 49; round += 1) {
      app.clock.advance(1000);
      await givenSession(app, person);
    }
    expect((await person.call(readMe)).code).toBe('session_ended');
    expect(ended()).toBe(true);
    expect((await second.call(readMe)).status).toBe(200);
  }, 60_000);

  test('long over is forgotten at the next sign-in', async () => {
    const person = await givenPerson(app);
    app.clock.advance(days(30) + hours(12) + 1000);
    await givenSession(app, person);
    const rows = await app.database.sql('select id from sessions where user_id = $1', [person.userId]);
    expect(rows).toHaveLength(1);
  });
});

describe('without a token of ours nobody is let in:', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'Bearer x'],
    ['a basic login', 'Basic YTpi'],
    ['two words', 'Bearer a b'],
  ])('%s', async (_, authorization) => {
    const reply = await app.call(
      readMe,
      {},
      authorization === undefined ? {} : { headers: { authorization } },
    );
    expect(reply).toMatchObject(refusal('not_signed_in'));
  });

  test('a refresh token is no access token', async () => {
    const { refreshToken } = await givenPerson(app);
    expect(await app.with({ token: refreshToken }).call(readMe)).toMatchObject(refusal('not_signed_in'));
  });
});
