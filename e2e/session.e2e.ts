import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const keys = ['authToken', 'refreshToken', 'sessionId', 'tokenExpiry'];
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** The browser was closed for longer than a token lives. */
const expire = (page: Page) =>
  page.evaluate(() => localStorage.setItem('tokenExpiry', String(Date.now() - 60_000)));

test('a token is renewed at the next start and while one works; a network that fails ends no session', async ({
  browserOf,
  given,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await page.clock.install();
  await page.goto('/terms');
  await expire(page);
  await page.route('/api/auth/refresh-token', (route) => route.abort());
  const failed = page.waitForRequest('/api/auth/refresh-token');
  await page.reload();
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Object.keys(await stored(page))).toEqual(expect.arrayContaining(keys));

  await page.unroute('/api/auth/refresh-token');
  const renewal = page.waitForResponse('/api/auth/refresh-token');
  await page.goto('/dashboard');
  expect((await renewal).request().postDataJSON()).toEqual({ refreshToken: owner.tokens.refreshToken });
  await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
  await expect.poll(async () => (await stored(page)).refreshToken).not.toBe(owner.tokens.refreshToken);
  expect(Number((await stored(page)).tokenExpiry)).toBeGreaterThan(Date.now());

  const again = page.waitForRequest('/api/auth/refresh-token');
  await page.clock.fastForward('11:00');
  await again;
});

test('a session the server has ended is cleared away', async ({ browserOf, given }) => {
  const { owner, company } = await given.owner('Trần Thị Bình');
  const page = await browserOf(owner);
  await page.goto('/terms');
  await given.call(owner, company, ['POST', '/api/auth/logout'], { sessionId: owner.tokens.sessionId });
  await expire(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  const left = await stored(page);
  for (const key of keys) expect(left, key).not.toHaveProperty(key);
});

test('signing out that the server never hears of ends the session here all the same', async ({
  browserOf,
  given,
}) => {
  const { owner } = await given.owner('Phạm Quang Dũng');
  const page = await browserOf(owner);
  await page.goto('/dashboard');
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed to load resource'));
  await page.route('/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL('/login');
  await logged;
  await expect(page.getByRole('alert')).toBeHidden();
  const left = await stored(page);
  for (const key of keys) expect(left, key).not.toHaveProperty(key);
});
