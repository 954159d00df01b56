import type { Page } from '@playwright/test';
import { storedSession } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

/** What a page finds of the person who used the browser before. */
const foundIn = (page: Page) =>
  page.evaluate(async () => ({
    stored: Object.keys({ ...localStorage, ...sessionStorage }),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    name: window.name,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
  }));

test('a window is reused as empty as a new one', async ({ given, keptWindows }) => {
  const asNew = await keptWindows.take([]);
  const found = await foundIn(asNew);
  expect(found).toMatchObject({ stored: [], cookies: '', databases: [], caches: [], name: '' });
  await keptWindows.giveBack(asNew);

  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await keptWindows.take(storedSession(owner));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    sessionStorage.setItem('left', 'behind');
    window.name = 'left';
    indexedDB.open('left');
    await indexedDB.databases();
    await caches.open('left');
  });
  await page.context().addCookies([{ name: 'left', value: 'behind', url: page.url() }]);
  await page.context().newPage();
  await page.route('**/*', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().setOffline(true);
  await keptWindows.giveBack(page);

  const next = await keptWindows.take([]);
  expect(next === page, 'the very same').toBe(true);
  expect(await foundIn(next)).toEqual(found);
  expect(next.context().pages()).toHaveLength(1);
  await next.goto('/dashboard');
  await expect(next.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  await next.clock.install();
  await keptWindows.giveBack(next);
  expect(next.isClosed()).toBe(true);
});

test('a reply held back at the end of a test harms no other test', async ({ keptWindows, server }) => {
  const page = await keptWindows.take([]);
  await page.goto(`${server.url}/login`);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let hasAnswered = false;
  await page.route('/api/held', async (route) => {
    asked.resolve();
    await held.promise;
    await route.fulfill({ json: {} }).finally(() => {
      hasAnswered = true;
    });
  });
  await page.evaluate(() => void fetch('/api/held').catch(() => null));
  await asked.promise;
  await keptWindows.giveBack(page);
  held.resolve();
  await expect.poll(() => hasAnswered).toBe(true);
});
