import { expectAccessible } from '../support/accessible.ts';
import { expectNoSideScroll, expectOneLine, expectOneRow } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const barButtons = ['Tìm hoặc ra lệnh', 'Thông báo', 'Dùng giao diện tối', 'Tài khoản của bạn'];
/** CSS pixels a finger needs (WCAG 2.5.5). */
const touchTarget = 44;

test('the top bar', async ({ browserOf, given }) => {
  const owner = await given.person('Nguyễn Văn Hợp');
  await given.company(owner, 'Công ty Cổ phần Nội thất và Xây dựng Gỗ Vân');
  const page = await browserOf(owner);
  const other = await page.context().newPage();
  await page.goto('/settings');

  // Proves S2.033
  await test.step('it holds all it has at every width', async () => {
    const bar = page.getByRole('banner');
    for (const width of [1440, 1280, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const company = bar.getByText('Nội thất và Xây dựng Gỗ Vân').filter({ visible: true });
      const buttons = barButtons.map((name) => bar.getByRole('button', { name }));
      await expectOneRow([company, ...buttons], `the bar, ${width}`);
      for (const each of [company, ...buttons]) await expect(each).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: 'Họp Gọn, về trang chủ' })).toHaveAttribute('href', '/');
      for (const link of await bar.getByRole('navigation').getByRole('link').all())
        await expectOneLine(link, `an entry, ${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  // Proves S2.001, S2.020, S2.033, S2.034, S2.035, S2.037
  await test.step('it leads everywhere', async () => {
    const nav = page.getByRole('navigation', { name: 'Chính' });
    for (const [name, url] of [
      ['Lịch họp', '/meetings'],
      ['Chat AI', '/chat'],
      ['Phân tích', '/analytics'],
      ['Quản lý công ty', '/company-management'],
      ['Cài đặt', '/settings'],
    ] as const) {
      await nav.getByRole('link', { name }).click();
      await expect(page).toHaveURL(url);
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('link', { name: 'Họp Gọn, về trang chủ' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  // Proves S2.001, S2.020, S2.033, S2.034, S2.035, S2.037
  await test.step('it is gone around by keyboard', async () => {
    await other.goto('/settings');
    await expect(other.getByRole('heading', { name: 'Cài đặt', level: 1 })).toBeVisible();
    await other.keyboard.press('Tab');
    await expect(other.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('main')).toBeFocused();
  });

  // Proves S2.041, S2.042, S2.043, S4.019, S7.014
  // ASVS v5.0.0-7.4.4
  await test.step("it holds the person's menu, whose last entry ends the session in every tab", async () => {
    await page.bringToFront();
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await expect(page.getByRole('menu').getByText(owner.email)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Hồ sơ' }).click();
    await expect(page).toHaveURL('/profile');
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Cài đặt' }).click();
    await expect(page).toHaveURL('/settings');

    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  });
});

test('large type on a phone', async ({ browserOf, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner, { viewport: { width: 360, height: 740 }, hasTouch: true });
  // As the browser's own setting does it, which media queries follow too.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Việc của tôi' })).toBeVisible();
  const bar = page.getByRole('banner');
  for (const name of barButtons) {
    const button = bar.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.width, `${name}, for a finger`).toBeGreaterThanOrEqual(touchTarget);
  }
  await expectNoSideScroll(page, 'the dashboard');
});

// Proves S2.040
test('navigation on a phone', async ({ browserOf, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('/dashboard');
  const nav = page.getByRole('navigation', { name: 'Chính' });
  await expect(nav.getByRole('link')).toHaveText(['Trang chủ', 'Lịch họp', 'Chat AI', 'Công ty', 'Cài đặt']);
  await expect(nav).toBeInViewport({ ratio: 1 });
  expect((await nav.boundingBox())?.y, 'within reach of a thumb').toBeGreaterThan(740 / 2);
  await nav.getByRole('link', { name: 'Công ty' }).tap();
  await expect(page).toHaveURL('/company-management');
  const menu = page.getByRole('button', { name: 'Tài khoản của bạn' });
  await expect(page.getByRole('banner').locator('[aria-haspopup="menu"]')).toHaveCount(1);
  for (const [name, url] of [
    ['Phân tích', '/analytics'],
    ['Hồ sơ', '/profile'],
    ['Cài đặt', '/settings'],
  ] as const) {
    await menu.tap();
    await page.getByRole('menuitem', { name }).tap();
    await expect(page).toHaveURL(url);
  }
  for (const path of ['/meetings', '/chat']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByText('Gỗ Vân').filter({ visible: true })).toBeVisible();
  }
  await menu.tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).tap();
  await expect(page).toHaveURL('/login');
});

test('the layout on a tablet', async ({ browserOf, given }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await given.call(owner, company, ['POST', '/api/v1/polls'], {
    title: 'Chốt kế hoạch',
    slots: [5, 6].map((days) => ({ startsAt: later(days), endsAt: later(days + 0.02) })),
    userIds: [],
    guests: [{ name: 'Khách', email: 'khach@khach.vn' }],
    deadline: later(3),
  });
  const page = await browserOf(owner, { viewport: { width: 768, height: 1024 } });

  await page.goto('/meetings');
  await expect(page.getByRole('button', { name: 'Đang hỏi giờ' })).toBeVisible();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1024 });
    const head = page.getByRole('main').locator('header').first();
    await expectOneRow(await head.getByRole('button').all(), `the calendar's bar, ${width}`);
  }
  await page.setViewportSize({ width: 768, height: 1024 });

  const held = Promise.withResolvers<void>();
  await page.route('/api/v1/members?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/company-management');
  await expect(page.getByText('1 thư cho khách mời chờ bạn xác nhận.')).toBeVisible();
  const shape = page.getByRole('main').getByRole('status').locator('.grid > div').first();
  const before = await shape.boundingBox();
  held.resolve();
  const card = page.getByRole('list', { name: 'Thành viên' }).getByRole('listitem').first();
  await expect(async () => {
    const after = await card.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(after?.[side] ?? Number.NaN, side).toBeCloseTo(before?.[side] ?? Number.NaN, 0);
  }).toPass({ timeout: 10_000 });
  await page.getByRole('radio', { name: 'Dạng lưới' }).press('ArrowRight');
  const email = page.getByRole('cell').getByText(owner.email);
  await expectOneLine(email, 'an address');

  await page.goto('/chat');
  await page.getByRole('textbox', { name: /trợ lý|Tin nhắn|Hỏi/ }).fill('/');
  const options = page.getByRole('listbox', { name: 'Các lệnh' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(
    await options.evaluateAll((all) => all.every((each) => each.scrollHeight <= each.clientHeight)),
  ).toBe(true);
});
