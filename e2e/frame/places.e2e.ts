import type { Page } from '@playwright/test';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function goesTo(page: Page, path: string, name: string | RegExp): Promise<void> {
  await moveTo(page, path);
  await expect(title(page, name), path).toBeVisible();
  await expect(page).toHaveURL(path);
}

const membersPages = [
  '/dashboard',
  '/meetings',
  '/meetings/my-tasks',
  '/meetings/follow-ups',
  '/meetings/decisions',
  '/chat',
  '/company-management',
  '/analytics',
  '/notifications',
  '/settings',
];

/** What `early.js` asked and the page did not. */
const unclaimed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const replies: unknown = Reflect.get(globalThis, 'earlyReplies');
    return Array.isArray(replies)
      ? replies.map((each) => String(Reflect.get(Object(each), 'path')))
      : ['nothing'];
  });

test('the public pages and those of a member', async ({ page, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  await page.goto('/login');

  // Proves S1.002, S1.006
  await test.step('in Vietnamese, in the light and in the dark', async () => {
    await expect(page.getByText(/Quản lý cuộc họp\s*thông minh với AI/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('vi');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Dùng giao diện tối' }).click();
    await expect.poll(ground).not.toBe(light);
    await page.getByRole('button', { name: 'Dùng giao diện sáng' }).click();
    await expect.poll(ground).toBe(light);
  });

  // Proves S1.003, S1.013, S2.019
  await test.step('pages for everybody stand where their links lead', async () => {
    await goesTo(page, '/login', 'Đăng nhập');
    await goesTo(page, '/register', 'Tạo tài khoản');
    await goesTo(page, '/forgot-password', 'Quên mật khẩu');
    await goesTo(page, '/terms', 'Điều khoản sử dụng');
    await goesTo(page, '/privacy', 'Chính sách quyền riêng tư');
    await goesTo(page, '/404', 'Không tìm thấy trang này');
    await goesTo(page, '/500', 'Oops! Đã có lỗi xảy ra');
  });

  // Proves S1.002, S1.003, S1.013, S2.016, S2.019
  await test.step('so do the pages of a company, for its members', async () => {
    await moveTo(page, '/login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await goesTo(page, '/dashboard', /Nguyễn Văn Hợp/);
    await goesTo(page, '/meetings', 'Lịch họp');
    await goesTo(page, '/chat', 'Chat AI');
    await goesTo(page, '/company-management', 'Thành viên');
    await goesTo(page, '/analytics', 'Giờ họp của bạn');
    await goesTo(page, '/profile', /Nguyễn Văn Hợp|Hồ sơ/);
    await goesTo(page, '/settings', 'Cài đặt');
  });

  await test.step('which ask nothing early that they do not use', async () => {
    for (const path of membersPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect.poll(() => unclaimed(page), path).toEqual([]);
    }
  });
});
