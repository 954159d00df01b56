import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const savedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const bell = (page: Page) => page.getByRole('button', { name: /^Thông báo/ });

test.describe('the theme', () => {
  test('follows the system until one chooses, then stays', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    const toLight = page.getByRole('button', { name: 'Dùng giao diện sáng' });
    const toDark = page.getByRole('button', { name: 'Dùng giao diện tối' });
    await expect(toLight).toBeVisible();
    expect(await isDark(page)).toBe(true);
    expect(await savedTheme(page)).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(toDark).toBeVisible();
    expect(await isDark(page)).toBe(false);

    await toDark.click();
    await expect(toLight).toBeVisible();
    expect(await savedTheme(page)).toBe('dark');
    const other = await context.newPage();
    await other.goto('/register');
    await expect(other.getByRole('button', { name: 'Dùng giao diện sáng' })).toBeVisible();
    await page.reload();
    await toLight.click();
    expect(await savedTheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(toDark).toBeVisible();
    await expect(other.getByRole('button', { name: 'Dùng giao diện tối' })).toBeVisible();
  });

  test('stands before the app does, so that no light page flashes by', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Dùng giao diện tối' }).click();
    const app = Promise.withResolvers<void>();
    await page.route('/assets/*.js', (route) => app.promise.then(() => route.continue()));
    await page.goto('/login', { waitUntil: 'commit' });
    await expect.poll(() => isDark(page)).toBe(true);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const first = await ground();
    await expect(page.getByLabel('Email')).toBeHidden();
    app.resolve();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await ground()).toBe(first);
    await page.getByRole('button', { name: 'Dùng giao diện sáng' }).click();
    await expect.poll(ground).not.toBe(first);
  });
});

test.describe('the bar above', () => {
  test('leads everywhere, by keyboard too', async ({ browserOf, given }) => {
    const { owner } = await given.owner('Nguyễn Văn Hợp');
    const page = await browserOf(owner);
    await page.goto('/profile');
    const nav = page.getByRole('navigation', { name: 'Chính' });
    for (const [name, url] of [
      ['Lịch họp', '/meetings'],
      ['Chat AI', '/chat'],
      ['Quản lý công ty', '/company-management'],
      ['Cài đặt', '/settings'],
    ] as const) {
      await nav.getByRole('link', { name }).click();
      await expect(page).toHaveURL(url);
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('link', { name: 'Họp Gọn, về trang chủ' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test("holds the person's menu, whose last entry ends the session in every tab", async ({
    browserOf,
    given,
  }) => {
    const { owner } = await given.owner('Nguyễn Văn Hợp');
    const page = await browserOf(owner);
    const other = await page.context().newPage();
    await page.goto('/dashboard');
    await other.goto('/settings');
    await expect(other.getByRole('heading', { name: 'Cài đặt', level: 1 })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await expect(page.getByText(owner.email)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Hồ sơ' }).click();
    await expect(page).toHaveURL('/profile');

    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  });

  test('lets two tabs work in two companies', async ({ browserOf, given }) => {
    const { owner } = await given.owner('Nguyễn Văn Hợp');
    await given.company(owner, 'Mộc Châu');
    const page = await browserOf(owner);
    const other = await page.context().newPage();
    await page.goto('/dashboard');
    await other.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Mộc Châu')).toBeVisible();
    await expect(other.getByRole('main').getByText('Mộc Châu')).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('group', { name: 'Chuyển công ty' }).getByText('Gỗ Vân').click();
    await expect(page.getByRole('main').getByText('Gỗ Vân')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('main').getByText('Mộc Châu')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Gỗ Vân')).toBeVisible();
  });

  test('rings when something happens, and falls silent when it was read', async ({ browserOf, given }) => {
    const { owner, company } = await given.owner('Nguyễn Văn Hợp');
    const page = await browserOf(owner);
    await page.goto('/dashboard');
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: 'Thông báo' })).toContainText('Chưa có thông báo');
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();

    await given.joined(await given.person('Trần Thị Bình'), company);
    await expect(page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();
    await given.joined(await given.person('Lê Minh Châu'), company);
    await page.getByRole('button', { name: 'Thông báo, 2 chưa đọc' }).click();
    const list = page.getByRole('dialog', { name: 'Thông báo' });
    await expect(list.getByRole('link')).toHaveText([/Lê Minh Châu.*Vừa xong/, /Trần Thị Bình.*Vừa xong/]);
    await list.getByRole('link', { name: /Trần Thị Bình/ }).click();
    await expect(page).toHaveURL('/company-management');
    await expect(list).toBeHidden();

    await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click();
    await list.getByRole('button', { name: 'Đánh dấu đã đọc hết' }).click();
    await expect(page.getByRole('button', { name: 'Thông báo', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Thông báo', exact: true })).toBeVisible();
  });
});

test('on a phone the places stand below, within reach of a thumb', async ({ browserOf, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('/dashboard');
  const nav = page.getByRole('navigation', { name: 'Chính' });
  await expect(nav.getByRole('link')).toHaveText(['Trang chủ', 'Lịch họp', 'Chat AI', 'Công ty', 'Cài đặt']);
  const box = await nav.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  await expectAccessible(page);
  await nav.getByRole('link', { name: 'Công ty' }).tap();
  await expect(page).toHaveURL('/company-management');
});
