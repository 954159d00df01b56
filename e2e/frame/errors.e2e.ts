import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/accessible.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(120_000);

const oops = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oops! Đã có lỗi xảy ra' });
const lost = (page: Page) => page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang này' });
const home = (page: Page) => page.getByRole('link', { name: 'Về trang chủ', exact: true });

/** What the draft of a report would hold. */
async function draftOf(page: Page): Promise<{ to: string; body: string }> {
  const address = new URL((await page.getByRole('link', { name: 'Báo lỗi' }).getAttribute('href')) ?? '');
  return { to: address.protocol + address.pathname, body: address.searchParams.get('body') ?? '' };
}

test('error pages for a stranger', async ({ page }) => {
  // Proves S2.007, S2.008, S2.072, S2.073, S2.074, S2.075, S2.076, S2.077, S2.078, S8.040
  // Proves S9.022, S9.023
  await test.step('the page of a broken server is open to everybody, says how long, whom to ask and what to do, and drafts a report', async () => {
    await page.goto('/500?tu=dau');
    await expect(oops(page)).toBeVisible();
    const { to, body } = await draftOf(page);
    expect(to).toBe('mailto:support@localhost');
    expect(body).toContain(page.url());
    expect(body).toContain(await page.evaluate(() => navigator.userAgent));
    expect(body).toMatch(/Thời điểm: \d{4}-\d\d-\d\dT/);
    await expect(page.getByText('Thời gian khắc phục dự kiến: 5–10 phút.')).toBeVisible();
    await expect(page.getByText('© 2024')).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
      'href',
      'mailto:support@localhost',
    );
    await page.getByText('Chi tiết lỗi').click();
    await expect(page.getByText(/Địa chỉ: .*\/500\?tu=dau/)).toBeVisible();
    await expectAccessibleInEveryLook(page, '/500 with details');

    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await again;
    await expect(oops(page)).toBeVisible();
    await home(page).click();
    await expect(page).toHaveURL('/login');
  });

  // Proves S2.006, S2.008, S2.018, S2.068, S2.069, S2.070, S8.040
  await test.step('a page that does not exist leads a stranger to the start, or back', async () => {
    await moveTo(page, '/terms');
    await moveTo(page, '/khong-co');
    await expect(lost(page)).toBeVisible();
    await expect(page.getByText(/Liên kết có thể đã cũ.*Thử kiểm tra lại địa chỉ/)).toBeVisible();
    await expect(home(page)).toHaveAttribute('href', '/');
    await expect(page.getByRole('navigation', { name: 'Lối đi nhanh' })).toBeHidden();
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await expect(page).toHaveURL('/terms');
    await moveTo(page, '/404');
    await expect(lost(page)).toBeVisible();
    await home(page).click();
    await expect(page).toHaveURL('/login');
  });
});

test('error pages for a member', async ({ given, browserOf, consoleErrors }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);

  // Proves S2.006, S2.018, S2.068, S2.069, S2.070, S2.071, S8.040
  await test.step('a page that does not exist leads a member on, inside the frame', async () => {
    await page.goto('/dashboard/khong-co');
    await expect(lost(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tài khoản của bạn' })).toBeVisible();
    await expect(home(page)).toHaveAttribute('href', '/dashboard');
    const ways = page.getByRole('navigation', { name: 'Lối đi nhanh' }).getByRole('link');
    await expect(ways).toHaveText(['Trang chủ', 'Lịch họp', 'Phân tích', 'Cài đặt']);
    for (const [place, path] of ['/dashboard', '/meetings', '/analytics', '/settings'].entries())
      await expect(ways.nth(place)).toHaveAttribute('href', path);
    await ways.nth(2).click();
    await expect(page).toHaveURL('/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Giờ họp của bạn' })).toBeVisible();
  });

  // Proves S2.072, S2.073, S2.074, S2.075, S2.076, S8.040
  await test.step('a page that breaks while it is drawn says so inside the frame; all else stays usable', async () => {
    // A reply of another shape than was agreed on: drawing it throws.
    const broken = '/api/v1/meetings?*';
    await page.route(broken, (route) =>
      route.fulfill({ json: { success: true, data: { meetings: 7, nextCursor: null } } }),
    );
    await moveTo(page, '/dashboard');
    await expect(oops(page)).toBeVisible();
    await page.getByText('Chi tiết lỗi').click();
    await expect(page.getByText(/Lỗi: .*filter is not a function/)).toBeVisible();
    const { body } = await draftOf(page);
    expect(body).toMatch(/Lỗi: .*filter is not a function.*Ngăn xếp: .*\.js:\d+/s);
    await expect(home(page)).toHaveAttribute('href', '/dashboard');

    await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Cài đặt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cài đặt' })).toBeVisible();
    await page.goBack();
    await expect(oops(page)).toBeVisible();

    await page.unroute(broken);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Nguyễn Văn Hợp/ })).toBeVisible();
    expect(loads, 'without reloading').toBe(0);
    expect(consoleErrors.splice(0).join()).toContain('filter is not a function');
  });

  // Proves S8.040
  await test.step('when nobody can say who is asking, the whole page says what is wrong, and tries again', async () => {
    await page.route('/api/v1/me', (route) => route.fulfill({ status: 400, json: { success: false } }));
    await page.goto('/settings');
    await expect(oops(page)).toBeVisible();
    await page.unroute('/api/v1/me');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cài đặt' })).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('Failed to get user');
  });
});

/** The app fetches ahead the code of pages that were not opened yet. */
async function fetchedAhead(page: Page): Promise<void> {
  // A page remembers 250 files, and there are more.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
  const parts: string[] = await (await page.waitForResponse('**/parts.json')).json();
  const addresses = parts.map((part) => new URL(part, page.url()).href);
  await page.waitForFunction(
    (all) => all.every((name) => performance.getEntriesByName(name).length > 0),
    addresses,
    // They are fetched while nothing else is asked for, which takes its time where other browsers work beside this one.
    { timeout: 60_000 },
  );
}

test('the app without a network', async ({ given, browserOf }) => {
  test.slow();
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const binh = await given.person('Lê Thị Bình');
  await given.joined(binh, company);
  const page = await browserOf(owner, {});
  const ahead = fetchedAhead(page);
  await page.goto('/company-management');
  await expect(page.getByText('Lê Thị Bình')).toBeVisible();
  await ahead;
  await page.context().setOffline(true);
  const notice = page.getByText(/^Bạn đang mất mạng\./);
  await expect(notice).toBeVisible();

  await test.step('a change fails at once and stays cancelled when the network returns', async () => {
    await page.getByRole('button', { name: 'Đổi vai trò: Lê Thị Bình' }).click();
    const dialog = page.getByRole('dialog', { name: 'Đổi vai trò' });
    await dialog.getByText('Quản trị viên', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Mất kết nối mạng, thay đổi chưa được lưu');
    await expectAccessible(page, 'without a network');
    await dialog.getByRole('button', { name: 'Hủy' }).click();
  });

  await test.step('a page that was not opened before opens', async () => {
    await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Phân tích' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Giờ họp của bạn' })).toBeVisible();
  });

  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Đổi vai trò: Lê Thị Bình' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 quản trị viên')).toHaveCount(0);
});

test('a part of the app that did not load is there when the network is back', async ({
  given,
  browserOf,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  // A kept window may still know the part.
  const page = await browserOf(owner, {});
  await page.route('**/parts.json', (route) => route.abort());
  await page.goto('/meetings');
  const create = page.getByRole('button', { name: 'Tạo cuộc họp', exact: true });
  await expect(create).toBeVisible();
  await page.context().setOffline(true);
  await create.click();
  await expect(page.getByText(/^Chưa tải được phần này của ứng dụng/)).toBeVisible();
  await expect(create).toBeVisible();
  await expectAccessible(page, 'a part is missing');

  await page.context().setOffline(false);
  await expect(page.getByText(/^Bạn đang mất mạng\./)).toBeHidden();
  // The browser remembers that the part did not load.
  await page.getByRole('button', { name: 'Tải lại trang' }).click();
  await create.click();
  await expect(page.getByRole('dialog', { name: 'Tạo cuộc họp' })).toBeVisible();
});
