import type { Page } from '@playwright/test';
import { chatOn, pressOnCard, startChat } from './support/chat.ts';
import type { Given } from './support/given.ts';
import { expect, test } from './support/test.ts';

const invalid = '❌ Lệnh không hợp lệ. Gõ /help để xem danh sách lệnh có sẵn.';

async function ownerWithColleague(given: Given) {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const colleague = await given.person('Trần Thị Bình');
  await given.joined(colleague, company);
  return { owner, company, colleague };
}

const selection = (page: Page) =>
  chatOn(page).input.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );

test('conversations are begun, named, found and deleted', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { start, sessions } = chatOn(page);
  await page.goto('/chat');
  await expect(sessions).toContainText('Chưa có cuộc trò chuyện');
  await expect(page.getByRole('heading', { name: 'Bạn muốn bắt đầu từ đâu?' })).toBeVisible();
  await start.click();
  await expect(sessions.getByRole('link')).toHaveText(['Cuộc trò chuyện mới 1Vừa xong · 0 tin nhắn']);
  await expect(page.getByRole('heading', { name: 'Cuộc trò chuyện mới 1' })).toBeVisible();
  await start.click();
  const second = sessions.getByRole('link', { name: 'Cuộc trò chuyện mới 2' });
  await expect(second).toHaveAttribute('aria-current', 'page');

  const name = page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' });
  const renameSecond = sessions.getByRole('button', { name: 'Đổi tên “Cuộc trò chuyện mới 2”' });
  await renameSecond.click();
  await expect(name).toBeFocused();
  await name.fill('Bỏ đi');
  await name.press('Escape');
  await expect(second).toBeVisible();
  await renameSecond.click();
  await name.fill('Kế hoạch quý Một');
  await name.press('Enter');
  await expect(sessions.getByRole('link', { name: 'Kế hoạch quý Một' })).toBeVisible();
  await sessions.getByRole('button', { name: 'Đổi tên “Cuộc trò chuyện mới 1”' }).click();
  await name.fill('Đón khách Đà Lạt');
  await name.blur();
  await expect(sessions.getByRole('link', { name: 'Đón khách Đà Lạt' })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Tìm cuộc trò chuyện' });
  await search.fill('don khach da');
  await expect(sessions.getByRole('link')).toHaveText([/Đón khách Đà Lạt/]);
  await search.fill('không có');
  await expect(sessions).toContainText('Không có cuộc trò chuyện nào khớp.');
  await search.fill('');

  await sessions.getByRole('button', { name: 'Xóa “Kế hoạch quý Một”' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Xóa cuộc trò chuyện' });
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect(dialog).toBeHidden();
  await sessions.getByRole('button', { name: 'Xóa “Kế hoạch quý Một”' }).click();
  await dialog.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(sessions.getByRole('link')).toHaveText([/Đón khách Đà Lạt/]);
  await expect(page, 'the open one was deleted').toHaveURL('/chat');
  await page.reload();
  await expect(sessions.getByRole('link')).toHaveText([/Đón khách Đà Lạt/]);
});

test('/help explains the commands, and one in full', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, send, answers, said, sessions } = await startChat(page);
  await expect(send).toBeDisabled();
  await input.fill('/help');
  await send.click();
  await expect(answers.getByRole('listitem')).toContainText([
    '/lenlich people goal time [location]',
    '/tomtat source [detail]',
    '/actionitem title assignee deadline [priority]',
    '/phantichhop meeting_id',
    '/help [command]',
  ]);
  await expect(input).toHaveValue('');
  await expect(sessions.getByRole('link')).toContainText(['2 tin nhắn']);
  await input.fill('/HELP lenlich');
  await input.press('Enter');
  await expect(answers.nth(1)).toContainText('people (bắt buộc)');
  await page.reload();
  await expect(said).toHaveCount(2);
  await expect(answers.nth(1)).toContainText('Ví dụ: /lenlich');
});

test('an invalid command is answered at once, and stays answered', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, answers, said, sessions } = await startChat(page);
  const server = Promise.withResolvers<void>();
  await page.route('/api/chat/sessions/*/messages', (route) => server.promise.then(() => route.continue()));
  await input.fill('/khongco gì cả');
  await input.press('Enter');
  await expect(said).toContainText(['/khongco gì cả']);
  await expect(answers).toContainText([invalid]);
  server.resolve();
  await expect(sessions.getByRole('link')).toContainText(['2 tin nhắn']);
  await page.reload();
  await expect(said).toContainText(['/khongco gì cả']);
  await expect(answers).toContainText([invalid]);
});

test('the popup offers commands while one types', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, popup, answers } = await startChat(page);
  const options = popup.getByRole('option');
  const chosen = popup.getByRole('option', { selected: true });
  await input.pressSequentially('/');
  await expect(options).toHaveText([/^\/lenlich/, /^\/tomtat/, /^\/actionitem/, /^\/phantichhop/, /^\/help/]);
  await expect(chosen).toContainText('/lenlich');
  await input.press('ArrowDown');
  await expect(chosen).toContainText('/tomtat');
  await input.press('ArrowUp');
  await input.press('ArrowUp');
  await expect(chosen).toContainText('/help');
  const active = await chosen.getAttribute('id');
  await expect(input).toHaveAttribute('aria-activedescendant', active ?? '');

  await input.press('Escape');
  await expect(popup).toBeHidden();
  await input.pressSequentially('to');
  await expect(popup, 'closed by hand, it stays closed').toBeHidden();
  await input.fill('');
  await input.pressSequentially('/tom');
  await expect(options).toHaveText([/^\/tomtat/]);
  await input.fill('/viec');
  await expect(options, 'by what it does, without marks').toHaveText([/^\/actionitem/]);
  await input.fill('/xyz');
  await expect(popup).toBeHidden();

  await input.fill('/phan');
  await input.press('Control+Enter');
  await expect(input).toHaveValue('/phantichhop "cuộc họp"');
  await input.fill('/ten');
  await input.fill('/he');
  await options.click();
  await expect(input).toHaveValue('/help ');
  await expect(input).toBeFocused();
  await expect(answers, 'picking sends nothing').toHaveCount(0);
});

test('a picked command brings placeholders, and Tab goes from one to the next', async ({
  given,
  browserOf,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, send } = await startChat(page);
  await input.pressSequentially('/len');
  await input.press('Tab');
  await expect(input).toHaveValue('/lenlich "người dự" "mục tiêu" "thời gian"');
  expect(await selection(page)).toBe('người dự');
  await expect(page.getByText('người dự: tên, email hoặc phòng ban')).toBeVisible();
  await input.pressSequentially('Bình');
  await input.press('Tab');
  expect(await selection(page)).toBe('mục tiêu');
  await input.pressSequentially('Chốt giá');
  await input.press('Shift+Tab');
  expect(await selection(page)).toBe('Bình');
  await input.press('Tab');
  await input.press('Tab');
  expect(await selection(page)).toBe('thời gian');
  await input.press('Tab');
  await expect(send, 'behind the last one, Tab goes on').toBeFocused();
  await expect(input).toHaveValue('/lenlich "Bình" "Chốt giá" "thời gian"');
});

test('Enter sends, Shift+Enter begins a line', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, said } = await startChat(page);
  await input.press('Enter');
  await input.pressSequentially('   ');
  await input.press('Enter');
  await expect(said).toHaveCount(0);
  await input.fill('Tuần này');
  await input.press('Shift+Enter');
  await input.pressSequentially('mình có họp gì?');
  await expect(input).toHaveValue('Tuần này\nmình có họp gì?');
  await input.press('Enter');
  await expect(said).toContainText(['Tuần này\nmình có họp gì?']);
  await expect(input).toHaveValue('');
});

test('Enter that ends a word being composed sends nothing', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, said, popup } = await startChat(page);
  const keyboard = await page.context().newCDPSession(page);
  await input.pressSequentially('Ngày mai có ');
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('viê');
  await compose('việc');
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await input.dispatchEvent('keydown', { key: 'Process', code: 'Enter', keyCode: 229 });
  await input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await keyboard.send('Input.insertText', { text: 'việc' });
  await expect(input).toHaveValue('Ngày mai có việc');
  await expect(said).toHaveCount(0);

  await input.fill('/');
  await expect(popup).toBeVisible();
  for (const key of ['Tab', 'ArrowDown', 'Escape']) {
    await input.dispatchEvent('keydown', { key, isComposing: true });
  }
  await expect(popup.getByRole('option', { selected: true })).toContainText('/lenlich');
  await expect(input).toHaveValue('/');

  await input.fill('Ngày mai có việc gì?');
  await input.dispatchEvent('keydown', { key: 'Enter' });
  await expect(said).toContainText(['Ngày mai có việc gì?']);
});

test('a message that could not be sent comes back to where it was written', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, answers, said } = await startChat(page);
  await page.context().setOffline(true);
  await input.fill('Tuần này mình có họp gì?');
  await input.press('Enter');
  await expect(answers).toContainText(['Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại.']);
  await expect(input).toHaveValue('Tuần này mình có họp gì?');
  await page.context().setOffline(false);
  await answers.getByRole('button', { name: 'Thử lại' }).click();
  await expect(answers).not.toContainText(['Xin lỗi']);
  await expect(said).toHaveCount(1);
  await expect(input).toHaveValue('');
  await page.reload();
  await expect(said).toHaveCount(1);
  await expect(answers).toHaveCount(1);
});

test('while the assistant thinks, one is told so and cannot send twice', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, said, send } = await startChat(page);
  const server = Promise.withResolvers<void>();
  await page.route('/api/chat/message', (route) => server.promise.then(() => route.continue()));
  await input.fill('/help');
  await input.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Trợ lý đang trả lời' })).toBeVisible();
  await input.fill('/help tomtat');
  await expect(send).toBeDisabled();
  await input.press('Enter');
  await expect(said).toHaveCount(1);
  await expect(input).toHaveValue('/help tomtat');
  server.resolve();
  await expect(send).toBeEnabled();
});

test('two browsers of one person show the same, as it happens', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const [page, other] = await Promise.all([browserOf(owner), browserOf(owner)]);
  const here = await startChat(page);
  const there = chatOn(other);
  await other.goto(page.url());
  await here.input.fill('/help phantichhop');
  await here.input.press('Enter');
  await expect(there.answers).toContainText(['Cách dùng: /phantichhop meeting_id']);
  await there.input.fill('/nham');
  await there.input.press('Enter');
  await expect(here.answers).toContainText(['/phantichhop', invalid]);
  await expect(here.said).toHaveCount(2);

  await here.sessions.getByRole('button', { name: /^Đổi tên/ }).click();
  await page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' }).fill('Hai nơi');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Hai nơi' })).toBeVisible();
  await there.sessions.getByRole('button', { name: 'Xóa “Hai nơi”' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(here.sessions).toContainText('Chưa có cuộc trò chuyện');
  await expect(page.getByRole('heading', { name: 'Không tìm thấy cuộc trò chuyện' })).toBeVisible();
});

test('what the assistant proposes is done only when confirmed, and can be taken back', async ({
  given,
  browserOf,
}) => {
  const { owner, company, colleague } = await ownerWithColleague(given);
  const page = await browserOf(owner);
  const { input, answers } = await startChat(page);
  const items = () =>
    given.call<{ items: unknown[] }>(colleague, company, ['GET', '/api/v1/action-items?mine=true']);

  await input.fill('/actionitem "Gửi bảng giá" "Bình" "thứ Sáu tuần sau" cao');
  await input.press('Enter');
  const first = answers.nth(0).getByRole('article', { name: 'Giao việc cần làm' });
  await expect(first).toContainText('Gửi bảng giá');
  await expect(first).toContainText('Trần Thị Bình');
  await expect(first).toContainText(/Thứ Sáu, \d\d\/\d\d\/\d{4}/);
  await expect(first).toContainText('Chưa tạo, chưa gửi gì');
  await expect(input).toBeFocused();
  await pressOnCard(first, 'Hủy', 'Đã hủy, chưa tạo gì');
  expect((await items()).items).toEqual([]);

  await first.getByRole('button', { name: 'Soạn lại' }).click();
  await expect(input).toHaveValue('/actionitem "Gửi bảng giá" "Bình" "thứ Sáu tuần sau" cao');
  await input.press('Enter');
  const second = answers.nth(1).getByRole('article', { name: 'Giao việc cần làm' });
  await pressOnCard(second, 'Xác nhận', 'Đã tạo');
  expect((await items()).items).toHaveLength(1);
  await second.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(second).toContainText('Đã hoàn tác, không gửi gì');
  expect((await items()).items).toEqual([]);
  await page.reload();
  await expect(second).toContainText('Đã hoàn tác, không gửi gì');
});

test('who of two is meant is asked back, never guessed', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  for (const name of ['Trần Hoài An', 'Lê Thị An']) await given.joined(await given.person(name), company);
  const page = await browserOf(owner);
  const { input, answers } = await startChat(page);
  await input.fill('/actionitem "Gửi bảng giá" "An" "thứ Sáu tuần sau"');
  await input.press('Enter');
  await answers
    .nth(0)
    .getByRole('button', { name: /Lê Thị An/ })
    .click();
  await expect(answers.nth(1).getByRole('article', { name: 'Giao việc cần làm' })).toContainText('Lê Thị An');
});

test('on a narrow window the conversations are out of the way until asked for', async ({
  given,
  browserOf,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner, { viewport: { width: 767, height: 800 } });
  const { sessions, start } = chatOn(page);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Bạn muốn bắt đầu từ đâu?' })).toBeVisible();
  await expect(sessions).toBeHidden();
  await page.getByRole('button', { name: 'Hiện các cuộc trò chuyện' }).click();
  await start.click();
  await expect(sessions).toBeHidden();
  await page.getByRole('button', { name: 'Hiện các cuộc trò chuyện' }).click();
  await expect(sessions.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sessions).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sessions).toBeVisible();
  await page.getByRole('button', { name: 'Ẩn các cuộc trò chuyện' }).click();
  await expect(sessions).toBeHidden();
});
