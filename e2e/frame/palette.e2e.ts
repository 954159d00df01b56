import type { Page } from '@playwright/test';
import { expectOverlayAccessible } from '../support/accessible.ts';
import { chatOn } from '../support/chat.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { InputMethod } from '../support/input-method.ts';
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
  await given.company(owner, 'Mộc Châu');
  const page = await browserOf(owner);
  const { dialog, line, chosen, options, box, group } = paletteOn(page);
  const order = async (words: string, named: string) => {
    await openPalette(page);
    await line.pressSequentially(words);
    await expect(chosen).toContainText(named);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  await test.step('a key opens it, words name a place, Enter goes there', async () => {
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
    await expect(options.first()).toBeVisible();
    await line.pressSequentially(' dat');
    await expect(chosen).toContainText('Cài đặt');
    await expect(line).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings');
    await expect(dialog).toBeHidden();
  });

  await test.step('it opens empty, and closes to where the focus was', async () => {
    await box.click();
    await expect(line).toBeFocused();
    await expect(line, 'it begins anew').toHaveValue('');
    await line.pressSequentially('quan ly');
    await expect(chosen).toContainText('Quản lý công ty');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(box).toBeFocused();
    await expect(page).toHaveURL('/settings');

    await page.keyboard.press('Control+k');
    await expect(line).toBeFocused();
    const first = await chosen.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveText(first ?? '');
    await line.pressSequentially('thanh vien');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/company-management');
  });

  await test.step('a bare question mark shows all keys, unless one writes or turned it off', async () => {
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
    await openPalette(page);
    await expect(sheet).toBeHidden();
    await line.pressSequentially('phim tat');
    await expect(chosen).toContainText('Xem phím tắt');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(sheet.getByRole('checkbox')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('changes the company', async () => {
    await order('chuyen go', 'Chuyển sang Gỗ Vân');
    await expect(page.getByRole('main').getByText('Gỗ Vân')).toBeVisible();
  });

  // Proves S2.038
  await test.step('finds meetings, people, tasks and conversations, typed without marks', async () => {
    await openPalette(page);
    await expect(group('Gần đây'), 'what was touched last, before a word').toHaveText([
      /Họp tuần bán hàng/,
      /Tóm tắt họp tuần/,
      /Soạn tài liệu họp tuần/,
    ]);
    await line.pressSequentially('hop');
    await expect(group('Thành viên')).toHaveText([/Trần Ngọc Hợp/]);
    await line.pressSequentially(' tuan');
    await expect(group('Cuộc họp')).toHaveText([/Họp tuần bán hàng.*\d\d\/\d\d\/\d{4}/]);
    await expect(group('Việc cần làm')).toHaveText([/Soạn tài liệu họp tuần.*Nguyễn Văn An/]);
    await expect(group('Trò chuyện')).toHaveText([/Tóm tắt họp tuần.*Vừa xong/]);
    await expect(group('Thành viên')).toHaveCount(0);
    await expect(chosen).toContainText('Họp tuần bán hàng');
    await expect(dialog.getByRole('status').filter({ hasText: '3 kết quả' })).toHaveCount(1);
    await expectOverlayAccessible(page, 'the palette with results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/meetings/${id}`);

    await page.keyboard.press('Control+k');
    await line.pressSequentially('tom tat hop');
    await expect(chosen).toContainText('Tóm tắt họp tuần');
    const tab = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await tab, 'a tab of its own').toHaveURL(/\/chat\?s=/);
    await (await tab).close();
    await expect(page).toHaveURL(`/meetings/${id}`);
    await expect(dialog).toBeVisible();

    await line.fill('ngoc hop');
    await expect(chosen).toContainText('Trần Ngọc Hợp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company-management\?tim=/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Trần Ngọc Hợp');
    await expect(page.getByRole('main').getByText('Nguyễn Văn An')).toBeHidden();
  });

  await test.step('Vietnamese being typed is looked for, and its keys act on nothing else', async () => {
    await meeting(given, owner, company, 'Việc xưởng mộc');
    await openPalette(page);
    const method = await InputMethod.on(page);
    await method.compose('vie');
    await method.compose('việc');
    await expect(group('Cuộc họp'), 'as it stands so far').toHaveText([/Việc xưởng mộc/]);
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab']) {
      await line.dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
      await line.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true });
    }
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/company-management\?tim=/);
    await method.commit('việc');
    await expect(line).toHaveValue('việc');

    // UniKey deletes letters and writes them again.
    await line.fill('');
    for (const key of ['x', 'u', 'o', 'n', 'g']) await page.keyboard.press(key);
    for (let back = 0; back < 4; back += 1) await page.keyboard.press('Backspace');
    await page.keyboard.insertText('ưởng');
    await expect(line).toHaveValue('xưởng');
    await expect(group('Cuộc họp')).toHaveText([/Việc xưởng mộc/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/meetings\//);
  });

  // Proves S2.038
  await test.step('shows nobody what they may not see', async () => {
    const chi = await given.person('Trần Chi');
    await given.joined(chi, company);
    await meeting(given, owner, company, 'Bàn lương cuối năm');
    await meeting(given, owner, company, 'Bàn tiệc cuối năm', { visibility: 'company' });
    const theirs = await browserOf(chi);
    await theirs.goto('/dashboard');
    const { line, options, dialog, group } = await openPalette(theirs);
    await line.pressSequentially('cuoi nam');
    await expect(group('Cuộc họp')).toHaveText([/Bàn tiệc cuối năm/]);
    await line.fill('lương');
    await expect(dialog.getByText('Không tìm thấy “lương”')).toBeVisible();
    await expect(options, 'nor what a member may not do').toHaveText([/Tạo cuộc họp “lương”/]);
    await line.fill('chat');
    await expect(options.filter({ hasText: 'Chat AI' }), 'a member who may not chat').toHaveCount(0);
  });

  // Proves S2.040
  await test.step('does things: the theme, a task, a meeting, a question, the end of the session', async () => {
    const binh = await given.person('Trần Thị Bình');
    await given.joined(binh, company);
    await order('giao dien', 'Dùng giao diện tối');
    await expect(page.getByRole('button', { name: 'Dùng giao diện sáng' })).toBeVisible();
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

    await order('tao cuoc hop', 'Tạo cuộc họp');
    await expect(page.getByRole('dialog', { name: 'Tạo cuộc họp' })).toBeVisible();
    await page.keyboard.press('Escape');

    await openPalette(page);
    await line.fill('xyzt tuần này mình có họp gì?');
    await expect(chosen, 'what nothing is named by can still be made something of').toContainText(
      'Tạo cuộc họp “xyzt tuần này mình có họp gì?”',
    );
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
    await order('dang xuat', 'Đăng xuất');
    await expect(page).toHaveURL('/login');
  });
});
