import { login, logout, refreshToken, updatePassword } from '@hopgon/contract/auth/routes';
import { endLoginSession, endOtherSessions } from '@hopgon/contract/security/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { days, hours, minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession, type Person, password, sessionOf } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refresh = (token: string) => app.call(refreshToken, { body: { refreshToken: token } });
const isAlive = async (token: string) => (await app.with({ token }).call(readMe)).status === 200;
const signIn = async (email: string, remember: boolean) =>
  sessionOf(
    (await app.call(login, { body: { email, password, remember } }, { address: '10.8.8.8' })).value(),
  );

// Proves S7.006
// ASVS v5.0.0-7.2.2
test('a refresh token is exchanged for its successor and a new access token of the same session', async () => {
  const person = await givenPerson(app);
  app.clock.advance(minutes(15));
  const reply = await refresh(person.refreshToken);
  expect(reply.headers['cache-control']).toBe('no-store');
  const tokens = reply.value();
  expect(tokens.sessionId).toBe(person.sessionId);
  expect(tokens.refreshToken).not.toBe(person.refreshToken);
  expect(tokens.expiresIn).toBe(900);
  expect(await isAlive(tokens.token)).toBe(true);
});

// Proves S7.006
test('the one before gets the same successor for thirty seconds: a lost reply, a second tab', async () => {
  const { refreshToken: first } = await givenPerson(app);
  const [second, again] = await Promise.all([refresh(first), refresh(first)]);
  expect(again.value().refreshToken).toBe(second.value().refreshToken);
  app.clock.advance(30_000);
  expect((await refresh(first)).value().refreshToken).toBe(second.value().refreshToken);
});

describe('a refresh token that comes twice', () => {
  const Mail = z.object({
    to: z.array(z.object({ address: z.string() })),
    subject: z.string(),
    text: z.string(),
  });
  const mailsTo = async (userId: string) => {
    const rows = await app.database.sql(
      'select message from outbox_mails where user_id = $1 order by id offset 1',
      [userId],
    );
    return rows.map((row) => Mail.parse(row.message));
  };

  // Proves S7.006
  // ASVS v5.0.0-10.4.5, v5.0.0-16.3.3
  test('after thirty seconds ends its session and its streams, and notifies the owner', async () => {
    const person = await givenPerson(app);
    let ended = 0;
    app.world.hub.subscribe({
      userId: person.userId,
      sessionId: person.sessionId,
      companyIds: new Set(),
      wake: () => undefined,
      end: () => {
        ended += 1;
      },
    });
    const successor = (await refresh(person.refreshToken)).value();
    app.clock.advance(30_001);
    expect(await refresh(person.refreshToken)).toMatchObject(refusal('refresh_refused'));
    expect(await isAlive(successor.token)).toBe(false);
    expect(await refresh(successor.refreshToken)).toMatchObject(refusal('refresh_refused'));
    expect(ended).toBe(1);
    const [mail, ...others] = await mailsTo(person.userId);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([{ address: person.email }]);
    expect(mail?.subject).toBe('Một phiên đăng nhập Họp Gọn của bạn đã bị kết thúc');
  });

  test('two generations late ends it at once', async () => {
    const person = await givenPerson(app);
    const second = (await refresh(person.refreshToken)).value();
    const third = (await refresh(second.refreshToken)).value();
    expect((await refresh(person.refreshToken)).code).toBe('refresh_refused');
    expect(await isAlive(third.token)).toBe(false);
  });

  test('leaves the other sessions alone', async () => {
    const person = await givenPerson(app);
    const other = await signIn(person.email, false);
    await refresh(person.refreshToken);
    app.clock.advance(30_001);
    await refresh(person.refreshToken);
    expect(await isAlive(other.token)).toBe(true);
  });
});

describe('is refused:', () => {
  test.each([
    ['a text', () => 'x'],
    ['an access token', ({ token }: { token: string }) => token],
    ['a changed generation', ({ refreshToken: own }: { refreshToken: string }) => own.replace('.1.', '.2.')],
    [
      'another session',
      ({ refreshToken: own }: { refreshToken: string }) => `${app.world.newId()}${own.slice(36)}`,
    ],
  ])('%s', async (_, forge) => {
    const person = await givenPerson(app);
    expect(await refresh(forge(person))).toMatchObject(refusal('refresh_refused'));
    expect(await isAlive(person.token)).toBe(true);
  });

  test.each([
    [
      'it was ended from elsewhere',
      'person',
      async (person: Person, by: Person) => {
        const params = { loginSessionId: person.sessionId };
        (await by.call(endLoginSession, { params })).value();
      },
    ],
    [
      'all others were ended',
      'person',
      async (_: Person, by: Person) => {
        (await by.call(endOtherSessions)).value();
      },
    ],
    [
      'the password was changed',
      'password',
      async (_: Person, by: Person) => {
        const body = { idToken: by.token, currentPassword: password, newPassword: 'Moi7Hon-truoc' };
        (await by.call(updatePassword, { body })).value();
      },
    ],
    ['nobody used it', 'time', async () => app.clock.advance(hours(12))],
    [
      'its token came twice',
      'reuse',
      async (person: Person) => {
        await refresh(person.refreshToken);
        app.clock.advance(30_001);
        await refresh(person.refreshToken);
      },
    ],
  ] as const)('a token whose session is over because %s, and says so', async (_, reason, end) => {
    const person = await givenPerson(app);
    await end(person, await givenSession(app, person));
    const refused = await refresh(person.refreshToken);
    expect(refused.body).toMatchObject({ code: 'refresh_refused', details: { reason } });
  });

  test('a token whose session was signed out', async () => {
    const person = await givenPerson(app);
    await person.call(logout, { body: { sessionId: person.sessionId } });
    expect((await refresh(person.refreshToken)).body.error).toBe(
      'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
    );
  });
});

describe('a session', () => {
  const idle: readonly [string, boolean, number][] = [
    ['not remembered', false, hours(12)],
    ['remembered', true, days(30)],
  ];

  // Proves S2.046
  // ASVS v5.0.0-7.3.1
  test.each(idle)('%s ends when nobody used it for its time', async (_, remember, lifetime) => {
    const { email } = await givenPerson(app);
    const [used, unused] = [await signIn(email, remember), await signIn(email, remember)];
    app.clock.advance(lifetime - 1000);
    const kept = (await refresh(used.refreshToken)).value();
    app.clock.advance(1000);
    expect((await refresh(unused.refreshToken)).code).toBe('refresh_refused');
    app.clock.advance(lifetime - 1001);
    expect((await refresh(kept.refreshToken)).status).toBe(200);
  });

  // ASVS v5.0.0-7.3.2, v5.0.0-10.4.8
  test('ends after ninety days, its last access token with it', async () => {
    const { email } = await givenPerson(app);
    let tokens = await signIn(email, true);
    for (let month = 0; month < 4; month += 1) {
      app.clock.advance(days(22));
      tokens = (await refresh(tokens.refreshToken)).value();
    }
    app.clock.advance(days(2) - minutes(5));
    tokens = (await refresh(tokens.refreshToken)).value();
    expect(tokens.expiresIn).toBe(5 * 60);
    app.clock.advance(minutes(5));
    expect(await isAlive(tokens.token)).toBe(false);
    expect((await refresh(tokens.refreshToken)).code).toBe('refresh_refused');
  });
});
