import type { Page } from '@playwright/test';
import { storedSession } from '../support/given.ts';
import { signedInAgain } from '../support/security.ts';
import { expect, test } from '../support/test.ts';

const keys = ['authToken', 'refreshToken', 'sessionId', 'tokenExpiry'];
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('the life of a session', async ({ browserOf, given, server }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  // The browser was closed for longer than a token lives.
  const expired = { ...owner, tokens: { ...owner.tokens, expiresIn: -60 } };
  const page = await browserOf(expired);
  await page.clock.install();

  // Proves S4.021, S4.022, S8.041, S9.003
  await test.step('a network that fails ends no session', async () => {
    await page.route('/api/auth/refresh-token', (route) => route.abort());
    const failed = page.waitForRequest('/api/auth/refresh-token');
    await page.goto('/terms');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(Object.keys(await stored(page))).toEqual(expect.arrayContaining(keys));
  });

  // Proves S4.021, S4.022, S8.041, S9.003
  await test.step('a token is renewed at the next start', async () => {
    await page.unroute('/api/auth/refresh-token');
    const renewal = page.waitForResponse('/api/auth/refresh-token');
    await page.goto('/dashboard');
    expect((await renewal).request().postDataJSON()).toEqual({ refreshToken: owner.tokens.refreshToken });
    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
    await expect.poll(async () => (await stored(page)).refreshToken).not.toBe(owner.tokens.refreshToken);
    expect(Number((await stored(page)).tokenExpiry)).toBeGreaterThan(Date.now());
  });

  // Proves S4.021, S4.022, S8.041, S9.003
  await test.step('and while one works', async () => {
    const again = page.waitForRequest('/api/auth/refresh-token');
    await page.clock.fastForward('11:00');
    await again;
  });

  // Proves S4.020
  await test.step('signing out ends the session here although the server is out of reach', async () => {
    const logged = page.waitForEvent('console', (line) =>
      line.text().startsWith('The server did not record the sign-out.'),
    );
    await page.route('/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL('/login');
    await logged;
    await expect(page.getByRole('alert')).toBeHidden();
    const left = await stored(page);
    for (const key of keys) expect(left, key).not.toHaveProperty(key);
  });

  // Proves S4.022, S8.041
  await test.step('a session the server has ended is cleared away', async () => {
    const ended = await signedInAgain(server.url, owner);
    await given.call(ended, company, ['POST', '/api/auth/logout'], { sessionId: ended.tokens.sessionId });
    const entries = storedSession({ ...ended, tokens: { ...ended.tokens, expiresIn: -60 } });
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, entries);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    const left = await stored(page);
    for (const key of keys) expect(left, key).not.toHaveProperty(key);
  });
});
