import { login } from '@hopgon/contract/auth/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { events, health, wakeTopics } from '@hopgon/contract/system/routes';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type CompanyOf, givenCompany, givenSession } from './given.ts';
import { followStream } from './models/follow-stream.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from './redis-server.ts';
import { startAppOn, type TestApp } from './start-app-on.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const slowly = { timeout: 20_000 };

/** As `several-processes.test.ts`, with a Redis between them. */
describe.skipIf(!hasRedisServer)('two processes with REDIS_URL (skipped without redis-server)', () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let apps: readonly [here: TestApp, there: TestApp];
  let company: CompanyOf<'Lê Thị Bình'>;

  beforeAll(async () => {
    redis = await startRedisServer();
    database = await cloneDatabase(inject('postgres'));
    const environment = {
      APP_SECRET: 'the same for all processes of one installation',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      REDIS_URL: redis.url,
    };
    const start = () => startAppOn(inject('postgres'), environment, { database });
    apps = [await start(), await start()];
    for (const { server } of apps) await server.listen({ host: '127.0.0.1', port: 0 });
    company = await givenCompany(apps[0], { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
    await vi.waitFor(() => expect(apps.every(({ world }) => world.peers.areThere())).toBe(true));
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.drop();
    await redis.stop();
  });

  const healthOf = async (app: TestApp) => (await app.call(health)).value();

  /** Statuses of eleven sign-ins with a wrong password, at one process after the other. */
  async function tryElevenTimes(address: string): Promise<unknown[]> {
    const body = { email: company.owner.email, password: 'Sai9Mat-khau' };
    const statuses: unknown[] = [];
    for (let round = 0; round < 11; round += 1) {
      const app = apps[round % 2] ?? apps[0];
      statuses.push((await app.call(login, { body }, { address })).status);
    }
    return statuses;
  }

  test('a change at one reaches a stream at the other, and nothing of it goes through PostgreSQL', async () => {
    const [here, there] = apps;
    const binh = await givenSession(here, company.people['Lê Thị Bình']);
    const stream = followStream(there, { method: 'GET', path: events.path, token: binh.token });
    expect((await stream.next()).value).toMatchObject({ event: 'ready' });
    const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
    const body = { title: 'Giao ban', ...times, participants: [{ userId: binh.userId }] };
    (await here.with({ token: company.owner.token }).call(createMeeting, { body })).value();
    expect((await stream.next()).value).toMatchObject({ event: 'wake' });
    await stream.return(undefined);
    const listeners = await database.sql(
      `select from pg_stat_activity where application_name = 'hopgon listener' and datname = current_database()`,
    );
    expect(listeners).toEqual([]);
    expect(await healthOf(there)).toMatchObject({ ready: true, redis: 'ok' });
  });

  test('limits count what is tried at either, in Redis; while it is away, in PostgreSQL', async () => {
    const refusedAtLast = [...Array.from({ length: 10 }, () => 401), 429];
    expect(await tryElevenTimes('10.78.0.1')).toEqual(refusedAtLast);
    expect(await database.sql('select from rate_limits')).toEqual([]);

    const { received, leave } = listen(apps[1]);
    await redis.kill();
    for (const app of apps)
      await expect.poll(() => healthOf(app), slowly).toMatchObject({ ready: true, redis: 'failing' });
    expect((await tryElevenTimes('10.78.0.2')).at(-1)).toBe(429);
    expect((await database.sql('select from rate_limits')).length).toBeGreaterThan(0);

    await redis.start();
    for (const app of apps) await expect.poll(() => healthOf(app), slowly).toMatchObject({ redis: 'ok' });
    await expect.poll(() => received, slowly).toEqual(expect.arrayContaining([...wakeTopics]));
    leave();
  });

  /** The topics a subscriber of the company gets at a process. */
  function listen({ world }: TestApp) {
    const received: string[] = [];
    const leave = world.hub.subscribe({
      ...{ userId: company.owner.userId, sessionId: 'of the test', companyIds: new Set([company.companyId]) },
      wake: (_, topics) => received.push(...topics),
      end: () => undefined,
    });
    return { received, leave };
  }
});
