import { health, ping } from '@hopgon/contract/system/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHealth } from '../domains/system/read-health.ts';
import { givenCompany } from './given.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// Proves S7.046
test('the app is alive and ready', async () => {
  expect((await app.call(ping)).value()).toEqual({ alive: true });
  expect((await app.call(health)).value()).toEqual({
    ready: true,
    database: 'ok',
    migrations: 'ok',
    jobs: 'ok',
    disk: 'ok',
    backups: 'off',
    redis: 'off',
    replica: 'off',
  });
});

test('while stopping it is alive and not ready', async () => {
  await expect(readHealth(app.world, { stopping: true })).rejects.toMatchObject({ code: 'not_ready' });
});

test('without its database it is not ready', async () => {
  const lost = {
    ...app.world,
    database: { ...app.world.database, ping: () => Promise.reject(new Error('gone')) },
  };
  await expect(readHealth(lost, { stopping: false })).rejects.toMatchObject({ code: 'not_ready' });
});

test('a company is founded and joined', async () => {
  const company = await givenCompany(app, { members: ['Lê Thị Mai'], admins: ['Phạm Hà'] });
  expect(company.inviteCode).toMatch(/^[A-Z0-9]{6}$/);
});
