import { logout, refreshToken } from '@hopgon/contract/auth/routes';
import { endLoginSession, endOtherSessions, listLoginSessions } from '@hopgon/contract/security/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '../../../testing/fake-clock.ts';
import { givenPerson, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (person: Pick<Person, 'call'>) => (await person.call(listLoginSessions)).value().sessions;
const isAlive = async (person: Pick<Person, 'call'>) => (await person.call(readMe)).status === 200;
const end = (person: Person, loginSessionId: string) =>
  person.call(endLoginSession, { params: { loginSessionId } });

/** A stream of the person's session; answers whether it was ended. */
function listen({ userId, sessionId }: Person): () => boolean {
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

describe('the list of sessions', () => {
  // ASVS v5.0.0-7.5.2
  test('names device, shortened address and last use, this session first', async () => {
    const person = await givenPerson(app);
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
    await app.database.sql('update sessions set user_agent = $1, network = $2 where id = $3', [
      chrome,
      '203.0.113.77',
      person.sessionId,
    ]);
    const opened = app.clock.now();
    app.clock.advance(minutes(10));
    const other = await givenSession(app, person);
    const sessions = await list(person);
    expect(sessions.map(({ id, current }) => [id, current])).toEqual([
      [person.sessionId, true],
      [other.sessionId, false],
    ]);
    expect(sessions[0]).toMatchObject({
      device: 'Chrome trên Windows',
      kind: 'computer',
      address: '203.0.113.x',
      createdAt: opened.toISOString(),
      lastUsedAt: opened.toISOString(),
    });
    expect(JSON.stringify(sessions)).not.toContain('203.0.113.77');
    expect(JSON.stringify(sessions)).not.toContain('Mozilla');
  });

  test('last use is when the session renewed its tokens last', async () => {
    const person = await givenPerson(app);
    app.clock.advance(minutes(14));
    (await app.call(refreshToken, { body: { refreshToken: person.refreshToken } })).value();
    expect((await list(person))[0]?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  test('shows nobody else’s, none that ended and none that ran out', async () => {
    const person = await givenPerson(app);
    await givenPerson(app);
    await givenSession(app, person);
    app.clock.advance(hours(12));
    const fresh = await givenSession(app, person);
    expect((await list(fresh)).map(({ id }) => id)).toEqual([fresh.sessionId]);
  });
});

describe('a screen that shows the list reads it again', () => {
  const wakesOf = (person: Person): (() => number) => {
    let count = 0;
    app.world.hub.subscribe({
      ...person,
      companyIds: new Set(),
      wake: (_, topics) => {
        if (topics.includes('me')) count += 1;
      },
      end: () => undefined,
    });
    return () => count;
  };

  test('when somebody signs in, signs out, or a session is ended', async () => {
    const person = await givenPerson(app);
    const wakes = wakesOf(person);
    const [second, third] = [await givenSession(app, person), await givenSession(app, person)];
    expect(wakes()).toBe(2);
    await second.call(logout, { body: { sessionId: second.sessionId } });
    expect(wakes()).toBe(3);
    await end(person, third.sessionId);
    expect(wakes()).toBe(4);
  });
});

describe('ending a session', () => {
  // ASVS v5.0.0-7.5.2, v5.0.0-10.4.9
  test('throws the other browser out with its next call, and closes its streams', async () => {
    const person = await givenPerson(app);
    const [other, third] = [await givenSession(app, person), await givenSession(app, person)];
    const [otherEnded, thirdEnded] = [listen(other), listen(third)];
    expect((await end(person, other.sessionId)).status).toBe(200);
    expect(await other.call(readMe)).toMatchObject(refusal('session_ended'));
    const refreshed = await app.call(refreshToken, { body: { refreshToken: other.refreshToken } });
    expect(refreshed).toMatchObject(refusal('refresh_refused'));
    expect([otherEnded(), thirdEnded()]).toEqual([true, false]);
    expect(await isAlive(third)).toBe(true);
    expect((await list(person)).map(({ id }) => id)).not.toContain(other.sessionId);
    expect(await end(person, other.sessionId)).toMatchObject(refusal('login_session_not_found'));
  });

  test('of somebody else is like one that does not exist', async () => {
    const [person, stranger] = [await givenPerson(app), await givenPerson(app)];
    const foreign = await end(person, stranger.sessionId);
    expect(foreign).toMatchObject(refusal('login_session_not_found'));
    expect((await end(person, app.world.newId())).body).toEqual(foreign.body);
    expect(await isAlive(stranger)).toBe(true);
  });

  test('all others at once, and nobody else’s', async () => {
    const person = await givenPerson(app);
    const others = [await givenSession(app, person), await givenSession(app, person)];
    const stranger = await givenPerson(app);
    const ended = others.map(listen);
    expect((await person.call(endOtherSessions, { body: {} })).value()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
    expect(ended.map((isEnded) => isEnded())).toEqual([true, true]);
    expect(await isAlive(person)).toBe(true);
    expect(await isAlive(stranger)).toBe(true);
    expect((await person.call(endOtherSessions, { body: {} })).value()).toEqual({ ended: 0 });
  });
});
