import type { Page } from '@playwright/test';
import {
  expectAccessibleInEveryLook as inspect,
  expectOverlayAccessible as inspectOver,
} from '../support/accessible.ts';
import { expectNoSideScroll } from '../support/layout.ts';
import { openMembers } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

/** Replies as if the company had so many members. The result collects the offsets of the requested pages. */
async function pretendMembers(page: Page, total: number): Promise<number[]> {
  const asked: number[] = [];
  await page.route('/api/v1/members?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('skip') ?? 0);
    const limit = Number(query.get('limit'));
    asked.push(from);
    const response = await route.fetch({
      url: `${new URL(route.request().url()).origin}/api/v1/members?limit=1`,
    });
    const reply = await response.json();
    const [one] = reply.data.members;
    const members = Array.from({ length: Math.min(limit, total - from) }, (_, place) => ({
      ...one,
      userId: `019f0000-0000-7000-8000-${String(from + place + 1).padStart(12, '0')}`,
      displayName: `Người ${from + place + 1}`,
    }));
    await route.fulfill({ response, json: { success: true, data: { members, total, nextCursor: null } } });
  });
  return asked;
}

test('the members page in every look', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Hoàng Phương Thảo Tôn Nữ Công Tằng');
  const binh = await given.person('Lê Thị Bình');
  for (const person of [binh, await given.person('Trần Đức Anh'), await given.person('Đỗ Dũng')]) {
    await given.joined(person, company);
  }
  await given.call(owner, company, ['POST', '/api/v1/company/ownership-offer'], { userId: binh.id });
  const settings = { requireApproval: true };
  await given.call(owner, company, ['PATCH', '/api/v1/company'], { version: 1, settings });
  const late = await given.person('Vũ Đức Minh');
  await given.joined(late, company);

  const page = await browserOf(owner);
  const { act, card, cards, counts, rows, search } = await openMembers(page);

  await test.step('the cards stay inside the page at every width', async () => {
    await expect(cards).toHaveCount(4);
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const columnsNow = async () => {
        const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
        return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size;
      };
      await expect.poll(columnsNow, { message: `${width}` }).toBe(columns);
      await expectNoSideScroll(page, `the cards, ${width}`);
    }
  });

  await test.step('everything is done with the keyboard alone', async () => {
    await search.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Lọc theo vai trò' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Dạng lưới' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(act('Sửa thông tin', 'Trần Đức Anh')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(act('Đổi vai trò', 'Trần Đức Anh')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Đổi vai trò' });
    await expect(dialog.getByRole('radio', { name: 'Thành viên' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: 'Quản trị viên' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card('Trần Đức Anh')).toContainText('Quản trị viên');
    await expect(act('Đổi vai trò', 'Trần Đức Anh'), 'where one was before').toBeFocused();
  });

  await test.step('both themes, wide and narrow, with all that opens', async () => {
    await expect(counts.getByRole('button', { name: 'Duyệt' })).toBeVisible();
    await inspect(page, 'cards');
    await page.getByRole('radio', { name: 'Dạng lưới' }).press('ArrowRight');
    await inspect(page, 'rows');
    for (const [what, open] of [
      ['invitation', () => page.getByRole('button', { name: 'Mời thành viên' }).click()],
      ['labels', () => act('Sửa thông tin', 'Lê Thị Bình').click()],
      ['role', () => act('Đổi vai trò', 'Lê Thị Bình').click()],
      ['removal', () => act('Xóa khỏi công ty', 'Lê Thị Bình').click()],
      ['who waits', () => counts.getByRole('button', { name: 'Duyệt' }).click()],
    ] as const) {
      await open();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await inspectOver(page, what);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('of five thousand members only those in sight are drawn, and the last one is reached', async () => {
    await page.getByRole('radio', { name: 'Dạng danh sách' }).press('ArrowLeft');
    const asked = await pretendMembers(page, 5_000);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '5.000 thành viên' })).toBeAttached();
    expect(await cards.count()).toBeLessThan(120);
    await page.getByRole('radio', { name: 'Dạng lưới' }).press('ArrowRight');
    await expect(page.getByRole('table', { name: 'Thành viên' })).toHaveAttribute('aria-rowcount', '5001');
    await page.getByRole('heading', { name: 'Thành viên', level: 1 }).click();
    const last = rows.filter({ hasText: 'Người 5000' });
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    expect(await rows.count()).toBeLessThan(80);
    await expect(last).toHaveAttribute('aria-rowindex', '5001');
    expect(asked.length, 'no page that is not in sight').toBeLessThan(6);

    // A wake-up reads again what is in sight, and what says how many there are.
    asked.length = 0;
    await given.call(owner, company, ['POST', `/api/v1/members/${late.id}/approval`]);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(last).toBeInViewport();
    expect(Math.max(...asked)).toBe(4_800);
    expect(asked.length).toBeLessThan(4);
  });
});
