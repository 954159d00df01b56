import { health, ping } from '@hopgon/contract/system/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany } from './given.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the app is alive and ready', async () => {
  expect((await app.call(ping)).value()).toEqual({ alive: true });
  expect((await app.call(health)).value()).toEqual({
    ready: true,
    database: 'ok',
    migrations: 'ok',
    jobs: 'ok',
  });
});

test('a company is founded and joined', async () => {
  const company = await givenCompany(app, { members: ['Lê Thị Mai'], admins: ['Phạm Hà'] });
  expect(company.inviteCode).toMatch(/^[A-Z0-9]{6}$/);
});
