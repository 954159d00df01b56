import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const savedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('the theme follows the system until a person chooses one', async ({ page, context }) => {
  const toLight = page.getByRole('button', { name: 'Dùng giao diện sáng' });
  const toDark = page.getByRole('button', { name: 'Dùng giao diện tối' });

  // Proves S2.028, S2.029, S2.030, S2.031, S2.032, S2.040, S9.024
  await test.step('follows the system until one chooses', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    await expect(toLight).toBeVisible();
    expect(await isDark(page)).toBe(true);
    expect(await savedTheme(page)).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(toDark).toBeVisible();
    expect(await isDark(page)).toBe(false);

    await toDark.click();
    await expect(toLight).toBeVisible();
    expect(await savedTheme(page)).toBe('dark');
  });

  const other = await context.newPage();
  await other.goto('/register');
  await expect(other.getByRole('button', { name: 'Dùng giao diện sáng' })).toBeVisible();

  // Proves S2.029
  await test.step('stands before the app does, so that no light page flashes by', async () => {
    const app = Promise.withResolvers<void>();
    await page.route('/assets/*.js', (route) => app.promise.then(() => route.continue()));
    await page.goto('/login', { waitUntil: 'commit' });
    await expect.poll(() => isDark(page)).toBe(true);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(ground, 'the style sheet is there').not.toBe('rgba(0, 0, 0, 0)');
    const first = await ground();
    await expect(page.getByLabel('Email'), 'painted only').not.toBeEditable();
    app.resolve();
    await expect(page.getByLabel('Email')).toBeEditable();
    expect(await ground()).toBe(first);
    await toLight.click();
    await expect.poll(ground).not.toBe(first);
  });

  // Proves S2.028, S2.029, S2.030, S2.031, S2.032, S2.040, S9.024
  await test.step('stays as it was chosen, in every tab', async () => {
    expect(await savedTheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(toDark).toBeVisible();
    await expect(other.getByRole('button', { name: 'Dùng giao diện tối' })).toBeVisible();
  });
});

test('a page is painted before its script has loaded, for its audience alone', async ({
  page,
  browserOf,
  given,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const member = await browserOf(owner, {});
  const app = Promise.withResolvers<void>();
  for (const tab of [page, member]) {
    await tab.route('/assets/*.js', (route) => app.promise.then(() => route.continue()));
    await tab.goto('/login', { waitUntil: 'commit' });
  }
  const painted = (tab: Page) => tab.locator('[data-prerendered]');
  await expect(painted(page).getByText('Đăng nhập', { exact: true }).first()).toBeVisible();
  expect(await painted(page).evaluate((node: HTMLElement) => node.inert), 'nothing typed is lost').toBe(true);
  await expect(painted(member), 'who is signed in is led home').toBeHidden();
  for (const tab of [page, member]) await tab.goto('/dashboard', { waitUntil: 'commit' });
  await expect(painted(member).getByText('Đang tải...')).toBeVisible();
  await expect(painted(page), 'a stranger is led to sign in').toBeHidden();

  app.resolve();
  await expect(member.getByRole('heading', { level: 1, name: /Nguyễn Văn Hợp/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
  await expect(painted(page)).toHaveCount(0);
});
