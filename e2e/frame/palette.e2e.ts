import type { Page } from '@playwright/test';
import { expectOverlayAccessible } from '../support/accessible.ts';
import { chatOn } from '../support/chat.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { membersOn } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const paletteOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Tìm hoặc ra lệnh' });
  return {
    dialog,
    line: dialog.getByRole('combobox', { name: 'Tìm hoặc ra lệnh' }),
    options: dialog.getByRole('option'),
    chosen: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name }).getByRole('option'),
    box: page.getByRole('button', { name: 'Tìm hoặc ra lệnh' }),
  };
};

async function openPalette(page: Page) {
  const palette = paletteOn(page);
  await expect(palette.box).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.line).toBeFocused();
  return palette;
}

const meeting = (given: Given, by: Person, company: Company, title: string, more: object = {}) => {
  const startsAt = Date.now() + 86_400_000;
  return given.call<{ id: string }>(by, company, ['POST', '/api/v1/meetings'], {
    title,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 1_800_000).toISOString(),
    allowClashes: true,
    ...more,
  });
};

test.setTimeout(120_000);

test('the command palette', async ({ browserOf, given }) => {
  const { owner, company } = await given.owner('Nguyễn Văn An');
  await given.joined(await given.person('Trần Ngọc Hợp'), company);
  const { id } = await meeting(given, owner, company, 'Họp tuần bán hàng');
  await given.call(owner, company, ['POST', '/api/v1/action-items'], {
    title: 'Soạn tài liệu họp tuần',
    assigneeId: owner.id,
  });
  await given.call(owner, company, ['POST', '/api/chat/sessions'], { title: 'Tóm tắt họp tuần' });
  const page = await browserOf(owner);
  const { dialog, line, chosen, box, group } = paletteOn(page);
  const order = async (words: string, named: string) => {
    await openPalette(page);
    await line.pressSequentially(words);
    await expect(chosen).toContainText(named);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  await test.step('keys that are typed before it has loaded reach it and not the page', async () => {
    const isLetThrough = Promise.withResolvers<void>();
    await page.route(/\/palette-[^/]+\.js$/, async (route) => {
      await isLetThrough.promise;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(box).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tai');
    await page.keyboard.press('Escape');
    await box.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cai');
    // On the box, which has the focus, it would press it.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(box, 'no key reaches the page').toBeFocused();
    isLetThrough.resolve();
    await expect(line, 'what was typed before it was there').toHaveValue('cai');
    await expect(line).toBeFocused();
    await line.fill('thanh vien');
    await expect(chosen).toContainText('Quản lý công ty');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/company-management');
    await expect(dialog).toBeHidden();
  });

  await test.step('a bare question mark shows all keys until the person turns it off', async () => {
    const sheet = page.getByRole('dialog', { name: 'Phím tắt' });
    const search = membersOn(page).search;
    await search.press('?');
    await expect(search).toHaveValue('?');
    await expect(sheet).toBeHidden();
    await search.blur();
    await page.keyboard.press('?');
    await expect(sheet).toContainText('Ctrl');
    await expectOverlayAccessible(page, 'the sheet of keys');
    await sheet.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    await order('phim tat', 'Xem phím tắt');
    await expect(sheet.getByRole('checkbox')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  // Proves S2.038
  await test.step('it finds what was made in the company', async () => {
    await openPalette(page);
    await expect(group('Gần đây'), 'what was touched last, before a word').toHaveCount(3);
    await line.fill('hop tuan');
    await expect(group('Cuộc họp')).toHaveText([/Họp tuần bán hàng.*\d\d\/\d\d\/\d{4}/]);
    await expect(group('Việc cần làm')).toHaveText([/Soạn tài liệu họp tuần.*Nguyễn Văn An/]);
    await expect(group('Trò chuyện')).toHaveText([/Tóm tắt họp tuần.*Vừa xong/]);
    await expectOverlayAccessible(page, 'the palette with results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/meetings/${id}`);

    await openPalette(page);
    await line.fill('ngoc hop');
    await expect(chosen).toContainText('Trần Ngọc Hợp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company-management\?tim=/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Trần Ngọc Hợp');
    await expect(page.getByRole('main').getByText('Nguyễn Văn An')).toBeHidden();
  });

  await test.step('it gives a task to a colleague', async () => {
    const binh = await given.person('Trần Thị Bình');
    await given.joined(binh, company);
    await order('them viec', 'Thêm việc cần làm');
    const form = page.getByRole('dialog', { name: 'Thêm việc cần làm' });
    await expect(form.getByLabel('Việc cần làm')).toBeFocused();
    await form.getByRole('button', { name: 'Thêm việc' }).click();
    await expect(form.getByText('Hãy ghi việc cần làm')).toBeVisible();
    await form.getByLabel('Việc cần làm').fill('Gửi bảng giá');
    await form.getByRole('button', { name: 'Đổi người' }).click();
    await expect(form.getByLabel('Người phụ trách')).toBeFocused();
    await form.getByLabel('Người phụ trách').fill('binh');
    await form.getByRole('button', { name: 'Trần Thị Bình' }).click();
    await form.getByRole('button', { name: 'Thêm việc' }).click();
    await expect(page.getByText('Đã báo việc cho Trần Thị Bình')).toBeVisible();
    const { items } = await given.call<{ items: { title: string }[] }>(binh, company, [
      'GET',
      '/api/v1/action-items?mine=true',
    ]);
    expect(items.map(({ title }) => title)).toEqual(['Gửi bảng giá']);
  });

  await test.step('a question is asked once, however often the page is opened', async () => {
    await openPalette(page);
    await line.fill('xyzt tuần này mình có họp gì?');
    await expect(chosen).toContainText('Tạo cuộc họp “xyzt tuần này mình có họp gì?”');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toContainText('Hỏi trợ lý “xyzt tuần này mình có họp gì?”');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chat\?s=/);
    const { said, answers } = chatOn(page);
    await expect(said).toContainText(['xyzt tuần này mình có họp gì?']);
    await expect(answers).toHaveCount(1);
    await page.goBack();
    await page.goForward();
    await expect(said, 'asked once').toHaveCount(1);
  });
});
